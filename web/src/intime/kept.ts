/** What has been told here, and who is new to a game: this browser's alone. */

import { recall, remember } from '../memory';

export interface Kept {
  /** How often each note was told. */
  told: Record<string, number>;
  /** Those that were told in vain: they may be told once more. */
  missed: string[];
  /** Those that somebody has done by themselves. */
  known: string[];
  /** The latest tables at which the game was played to its end. */
  tables: string[];
}

const NOTHING: Kept = { told: {}, missed: [], known: [], tables: [] };

/** So many games somebody is new to a game. */
export const NEW_UNTIL = 3;

function isKept(value: Partial<Kept>): value is Kept {
  const lists = [value.missed, value.known, value.tables];
  return typeof value.told === 'object' && value.told !== null && lists.every(Array.isArray);
}

export function keptOf(game: string): Kept {
  const kept = { ...NOTHING, ...recall<Partial<Kept> | null>(`notes.${game}`, null) };
  return isKept(kept) ? kept : NOTHING;
}

export function keepOf(game: string, kept: Kept): void {
  remember(`notes.${game}`, kept);
}

/** Whether so few games have been played to their end here that this one is new. */
export function isNew(game: string): boolean {
  return keptOf(game).tables.length < NEW_UNTIL;
}

/** Keeps that a game was played to its end at this table. */
export function keepPlayed(game: string, table: string): void {
  const kept = keptOf(game);
  const tables = [...new Set([...kept.tables, table])].slice(-NEW_UNTIL);
  keepOf(game, { ...kept, tables });
}

/** Whether a note may be told: once, and once more if it was missed. */
export function isDue({ told, missed, known }: Kept, name: string): boolean {
  const most = missed.includes(name) ? 2 : 1;
  return !known.includes(name) && (told[name] ?? 0) < most;
}
