/** The tables at which this browser has lately sat. */

import { recall, remember } from '../memory';

export interface Recent {
  table: string;
  game: string;
  key: string | null;
  /** When it was last opened, in milliseconds. */
  at: number;
  /** Names of those who sit there. */
  names: string[];
  over: boolean;
  /** The keys of the seats that somebody plays at this browser, by seat: a team's can be one's. */
  own?: Record<string, string>;
  /** Keys of other seats, kept by whoever set up the table, to be sent to those who shall sit there. */
  links?: Record<string, string>;
}

const KEPT = 12;

export function recentTables(): Recent[] {
  const saved = recall<unknown>('tables', []);
  return Array.isArray(saved) ? saved.filter(isRecent) : [];
}

function isRecent(value: unknown): value is Recent {
  const recent = value as Partial<Recent> | null;
  return typeof recent?.table === 'string' && typeof recent.game === 'string';
}

/** Puts a table first; what is not said of it stays as it was, and own seats are added. */
export function keep(recent: Partial<Recent> & Pick<Recent, 'table' | 'game'>): void {
  const tables = recentTables();
  const known = tables.find((one) => one.table === recent.table);
  const own = { ...known?.own, ...recent.own };
  const fresh = { key: null, names: [], over: false, ...known, ...recent, own, at: Date.now() };
  remember('tables', [fresh, ...tables.filter((one) => one !== known)].slice(0, KEPT));
}

export function forget(table: string): void {
  remember(
    'tables',
    recentTables().filter((one) => one.table !== table),
  );
}

export function recentTable(table: string): Recent | undefined {
  return recentTables().find((one) => one.table === table);
}

/** The seats of a table that somebody plays at this browser, with their keys. */
export function ownSeats(recent: Recent | undefined): { seat: number; key: string }[] {
  return Object.entries(recent?.own ?? {}).map(([seat, key]) => ({ seat: Number(seat), key }));
}
