/** The levels of bots that have been beaten in this browser; nobody else hears of it. */

import type { GameInfo, TableTold } from '../messages';
import { recall, remember } from '../memory';
import { LEVELS, opponents } from '../newtable/opponents';

function beaten(): Record<string, string[]> {
  const kept = recall<unknown>('beaten', {});
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string[]>) : {};
}

/** The gentlest level of a game that has not been beaten yet; once all have, the hardest. */
export function nextLevel({ name, bots }: Pick<GameInfo, 'name' | 'bots'>): string | null {
  const offered = opponents(bots);
  const known = beaten()[name] ?? [];
  return offered.find((level) => !known.includes(level)) ?? offered.at(-1) ?? null;
}

/** Keeps that the reader has won against bots: the gentlest of them is beaten. */
export function keepVictory(told: TableTold, returns: readonly number[]): void {
  const { game, seat, seats, origin } = told;
  if (seat === null || origin !== null || (returns[seat] ?? 0) <= 0) return;
  const rivals = seats.filter((other) => (returns[other.seat] ?? 0) <= 0);
  const level = LEVELS.find((one) => rivals.some(({ bot }) => bot === one));
  if (level === undefined || rivals.some(({ kind }) => kind !== 'bot')) return;
  const known = beaten();
  remember('beaten', { ...known, [game]: [...new Set([...(known[game] ?? []), level])] });
}
