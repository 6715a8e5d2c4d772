/** Where the keyboard is on a board, and how it walks from field to field. */

import { stepOf, stepped } from './pointing';

export class Cursor<One extends { name: string }> {
  /** The drawing whose cells bear their names as `data-cell`. */
  drawing = $state<SVGSVGElement>();
  #name = $state<string | null>(null);
  /** The field that the keyboard goes to when it comes. */
  current = $derived.by(() => {
    const all = this.all();
    return all.find(({ name }) => name === this.#name) ?? this.offered()[0] ?? all[0];
  });

  /** `all`: the fields in the order in which they are walked through, `offered` among them. */
  constructor(
    private readonly all: () => One[],
    private readonly offered: () => One[],
    private readonly pick: (one: One) => void,
  ) {}

  /** The keyboard has come to a field. */
  isAt(name: string): void {
    this.#name = name;
  }

  /** Takes the keyboard to a field. */
  focus(name: string): void {
    this.#name = name;
    this.drawing?.querySelector<SVGGElement>(`[data-cell="${name}"]`)?.focus();
  }

  key(event: KeyboardEvent): void {
    const step = stepOf(event.key);
    if (step !== null) {
      event.preventDefault();
      this.#walk(step, event.shiftKey);
    } else if ((event.key === 'Enter' || event.key === ' ') && this.current) {
      event.preventDefault();
      this.pick(this.current);
    }
  }

  /** To the next field that is offered; field by field if none is, or with Shift. */
  #walk(step: number, single: boolean): void {
    const offered = this.offered();
    const among = offered.length > 0 && !single ? offered : this.all();
    const next = stepped(among, this.#from(among, step), step);
    if (next) this.focus(next.name);
  }

  /** The field among these from which one steps: the last before where the keyboard is. */
  #from(among: One[], step: number): One | undefined {
    const here = this.current;
    if (here === undefined || among.includes(here)) return here;
    const all = this.all();
    const before = among.filter((one) => all.indexOf(one) < all.indexOf(here));
    return step > 0 ? (before.at(-1) ?? among.at(-1)) : among[before.length % among.length];
  }
}
