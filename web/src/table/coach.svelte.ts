/** The coach at the reader's side: asked about the decision at hand, it says what is best. */

import type { Advised, HintTold } from '../messages';

/** So many of the best actions are told. */
const TOLD = 3;

/** From this difference of chances on a way is better, and not only by a shade: a search can tell it. */
export const BETTER = 0.02;

/** How many of the best are about as good as the very best. */
export function alike(ways: { chance: number }[]): number {
  const best = ways[0]?.chance ?? 0;
  return ways.filter(({ chance }) => best - chance < BETTER).length;
}

/**
 * Actions in the order of their numbers as they are read; of those with the same number first what an
 * explanation names.
 */
export function ranked(actions: Advised[], favoured: string[]): Advised[] {
  const number = ({ chance }: Advised) => Math.round(100 * chance);
  const named = ({ action }: Advised) => Number(favoured.includes(action));
  return actions.toSorted((one, other) =>
    number(other) === number(one) ? named(other) - named(one) : number(other) - number(one),
  );
}

export class Coach {
  /** Whether its sheet is open. */
  open = $state(false);
  /** The decision that it was asked about; null while nobody asks. */
  #decision = $state<number | null>(null);
  /** The best actions, the best first; null while it thinks. */
  advice = $state.raw<Advised[] | null>(null);

  thinking = $derived.by(() => this.#decision !== null && this.advice === null);

  /** The actions that an explanation has named last. */
  favoured: string[] = [];

  /** `question` sends it; false if the line is cut. */
  constructor(private readonly question: (decision: number) => boolean) {}

  /** Opens the sheet, and asks unless the answer is there already, or on its way. */
  ask(decision: number): void {
    this.open = true;
    if (this.#decision === decision && this.advice?.length !== 0) return;
    this.advice = null;
    this.#decision = this.question(decision) ? decision : null;
  }

  hear({ decision, actions }: HintTold): void {
    if (decision !== this.#decision) return;
    this.advice = ranked(actions.slice(0, TOLD), this.favoured);
  }

  /** It was refused: whoever asks again may have more luck. */
  fail(): void {
    this.#decision = null;
    this.advice = null;
  }

  /** Another decision, or none: what was said is of no use any more. */
  forget(): void {
    this.open = false;
    this.favoured = [];
    this.fail();
  }
}
