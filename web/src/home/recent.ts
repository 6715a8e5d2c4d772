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
  /** What invites others to their seats, kept by whoever set up the table, to be sent to them. */
  invitations?: Record<string, string>;
  /** The key of the table's host. */
  host?: string | null;
  /** Whether this browser is the big screen that shows the board. */
  sofa?: boolean;
  /** Whether the game explains itself there, however often it has been played. */
  explained?: boolean;
  /** Whether it is the first real game after the lessons. */
  first?: boolean;
  /** Whether the board is on a big screen, and this browser holds a hand. */
  hand?: boolean;
}

/** So many tables are kept at least; those that one can still play at are, however many. */
const KEPT = 12;

export function recentTables(): Recent[] {
  const saved = recall<unknown>('tables', []);
  return Array.isArray(saved) ? saved.filter(isRecent) : [];
}

function isRecent(value: unknown): value is Recent {
  const recent = value as Partial<Recent> | null;
  return typeof recent?.table === 'string' && typeof recent.game === 'string';
}

/** Puts a table first; what is not said of it stays as it was. */
export function keep(recent: Partial<Recent> & Pick<Recent, 'table' | 'game'>): void {
  const tables = recentTables();
  const known = tables.find((one) => one.table === recent.table);
  const own = recent.own ?? known?.own ?? {};
  const fresh = { key: null, names: [], over: false, ...known, ...recent, own, at: Date.now() };
  remember('tables', withoutOld([fresh, ...tables.filter((one) => one !== known)]));
}

/** Whether something is kept here that opens a match which goes on: nobody could give it again. */
function opensMore({ over, key, own, host, invitations }: Recent): boolean {
  const kept = [key, host, ...Object.values(own ?? {}), ...Object.values(invitations ?? {})];
  return !over && kept.some((one) => typeof one === 'string');
}

/** The first and newest of these tables, without those that were played or watched long ago. */
function withoutOld(tables: Recent[]): Recent[] {
  let room = KEPT - tables.filter(opensMore).length;
  return tables.filter((one, i) => opensMore(one) || room-- > 0 || i === 0);
}

/** Keeps the next game's table with all that opened the one before. */
export function succeed(
  table: string,
  next: string,
  known: Partial<Recent> & Pick<Recent, 'game' | 'key'>,
): void {
  const { invitations = {}, host = null, own = {}, hand = false } = recentTable(table) ?? {};
  keep({ table: next, invitations, host, own, hand, ...known });
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

/**
 * The own seats, now that a key has turned out to open `seat` of `count`. Where another seat was
 * expected all have moved: everybody sits further on, or the host has changed places.
 */
export function seatsWith(
  recent: Recent | undefined,
  seat: number,
  key: string,
  count: number,
): Record<string, string> {
  const own = Object.entries(recent?.own ?? {});
  const before = own.find(([, one]) => one === key);
  const shift = before === undefined ? 0 : seat - Number(before[0]) + count;
  const moved = own.map(([one, kept]) => [String((Number(one) + shift) % count), kept]);
  return { ...Object.fromEntries(moved), [seat]: key };
}

/** All that this browser knows of its tables, to be taken along to another one. */
export function exported(): string {
  return JSON.stringify({ spielwerk: 'tables', tables: recentTables() }, null, 2);
}

/** Adds tables that another browser has exported; how many. -1: it was no such file. */
export function imported(text: string): number {
  try {
    const { spielwerk, tables } = JSON.parse(text) as { spielwerk?: string; tables?: unknown };
    if (spielwerk !== 'tables' || !Array.isArray(tables)) return -1;
    const fresh = tables.filter(isRecent);
    const names = new Set(fresh.map(({ table }) => table));
    const others = recentTables().filter(({ table }) => !names.has(table));
    const all = [...fresh, ...others].sort((one, other) => other.at - one.at);
    remember('tables', withoutOld(all));
    return fresh.length;
  } catch {
    return -1;
  }
}

/** The seats of a table that somebody plays at this browser, with their keys. */
export function ownSeats(recent: Recent | undefined): { seat: number; key: string }[] {
  return Object.entries(recent?.own ?? {}).map(([seat, key]) => ({ seat: Number(seat), key }));
}
