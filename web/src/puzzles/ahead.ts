/** Puzzles that come next, fetched before anybody asks: they can be solved without a connection. */

import type { GamePuzzles } from '../messages';
import { api } from '../table/api';
import { nextPuzzle } from './puzzles';

/** So many that have not been solved. */
const AHEAD = 3;

/** The numbers that lead on from a puzzle: the one behind it, and those that are still unsolved. */
export function following(one: GamePuzzles, number: number): number[] {
  const count = one.puzzles.length;
  const after = (at: number): number => (at % count) + 1;
  const next = [after(number)];
  let at = number;
  for (let more = 0; more < AHEAD; more++) next.push((at = nextPuzzle(one, after(at))));
  return [...new Set(next)].filter((other) => other !== number);
}

/** Fetches what is needed for them; what cannot be fetched is left. */
export async function fetchAhead(one: GamePuzzles, number: number): Promise<void> {
  for (const next of following(one, number)) {
    const { branches } = await api.puzzle(one.game, next);
    const begun = branches[0]?.told;
    if (begun === undefined) continue;
    const options = begun.options as Record<string, string | number>;
    await api.geometry(one.game, begun.seats, options);
  }
}
