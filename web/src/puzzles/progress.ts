/** Which puzzles have been solved, kept in this browser. */

import { recall, remember } from '../memory';

/** The numbers of the puzzles of a game that have been solved here. */
export function solved(game: string): number[] {
  const kept = recall<unknown>(`puzzles.${game}`, []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [];
}

/** Keeps that a puzzle has been solved. */
export function keepSolved(game: string, number: number): void {
  remember(`puzzles.${game}`, [...new Set([...solved(game), number])]);
}
