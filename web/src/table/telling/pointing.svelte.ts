/** The fields that are pointed at for a moment, because their line was touched. */

const MOMENT = 2600;

export class Pointing {
  fields = $state.raw<string[]>([]);
  #fading: ReturnType<typeof setTimeout> | undefined;

  at(fields: string[]): void {
    clearTimeout(this.#fading);
    this.fields = fields;
    this.#fading = setTimeout(() => (this.fields = []), MOMENT);
  }
}
