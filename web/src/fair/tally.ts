/** Who got how much of what, laid out by what chance does (deals, draws, rolls). */

import type { Tally } from '../messages';
import type { Drawn } from './check';

export interface Kind {
  /** How its outcomes begin in notation. */
  verb: string;
  /** Whose they were; null: nobody's in particular. */
  columns: (number | null)[];
  rows: { what: string; cells: (Tally | null)[] }[];
}

/** The tables of a match. */
export function kindsOf(tally: Tally[], seats: number): Kind[] {
  const verbs = [...new Set(tally.map(({ outcome }) => verbOf(outcome)))].filter(
    (verb) => timesOf(tally, verb) > 1, // who begins is drawn once: there is nothing to count
  );
  return verbs.map((verb) => {
    const own = tally.filter(({ outcome }) => verbOf(outcome) === verb);
    const columns = [...Array(seats).keys(), null].filter((seat) =>
      own.some((one) => one.seat === seat),
    );
    const whats = [...new Set(own.map(({ outcome }) => whatOf(outcome)))];
    const rows = whats.map((what) => ({
      what,
      cells: columns.map(
        (seat) => own.find((one) => one.seat === seat && whatOf(one.outcome) === what) ?? null,
      ),
    }));
    return { verb, columns, rows };
  });
}

function timesOf(tally: Tally[], verb: string): number {
  const own = tally.filter(({ outcome }) => verbOf(outcome) === verb);
  return own.reduce((sum, { times }) => sum + times, 0);
}

const verbOf = (outcome: string): string => outcome.split(' ', 1)[0] ?? '';
const whatOf = (outcome: string): string => outcome.slice(verbOf(outcome).length + 1);

/** How likely it was that this came: its part of all that could have been drawn. */
export function likely({ draw, of, brings }: Drawn): number {
  const weights = draw.weights.filter((_, index) => draw.outcomes[index] === brings);
  return weights.reduce((sum, weight) => sum + weight, 0) / of;
}
