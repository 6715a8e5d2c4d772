/** How the own tables stand: where one is waited for, whom one waits for, and what is over. */

import type { Standing } from '../messages';
import { seatName, type Form } from '../table/people';
import { listed, t } from '../texts.svelte';
import { ownSeats, type Recent } from './recent';

/** What is known of a table: as the server says, that it is gone, or nothing yet. */
export type Known = Standing | 'gone' | undefined;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether the table waits for who keeps it. */
export function isMyTurn(known: Known): boolean {
  return typeof known === 'object' && known.to_act.some((seat) => known.own.includes(seat));
}

export function isOver({ over }: Recent, known: Known): boolean {
  return typeof known === 'object' ? known.table.over : over || known === 'gone';
}

/** Whether people are waited with: bots have time. */
function othersWait({ table, own }: Standing): boolean {
  return table.seats.some(({ seat, kind }) => kind === 'person' && !own.includes(seat));
}

/** Where one is waited for the longest comes first, then what goes on, then what is over. */
export function inOrder(tables: Recent[], known: Record<string, Known>): Recent[] {
  const rank = (one: Recent): number => {
    const stand = known[one.table];
    return isMyTurn(stand) ? 0 : isOver(one, stand) ? 2 : 1;
  };
  const since = ({ table }: Recent): number => {
    const stand = known[table];
    return typeof stand === 'object' ? (stand.since ?? 0) : 0;
  };
  return [...tables].sort((one, other) => {
    const first = rank(one);
    return first - rank(other) || (first === 0 ? since(one) - since(other) : other.at - one.at);
  });
}

/** For how long, in minutes, hours or days; null where that is not worth a word. */
export function waited(since: number | null, now: number): string | null {
  const span = since === null ? 0 : now - since;
  if (span < MINUTE) return null;
  if (span < HOUR) return t('waited-minutes', { count: Math.floor(span / MINUTE) });
  if (span < 2 * DAY) return t('waited-hours', { count: Math.floor(span / HOUR) });
  return t('waited-days', { count: Math.floor(span / DAY) });
}

/** Who sits at a table, as the server says, or as they were called when one was there. */
export function namesAt(recent: Recent, known: Known): string[] {
  return typeof known === 'object'
    ? known.table.seats.map(({ seat }) => nameAt(known, seat))
    : recent.names;
}

function nameAt({ table }: Standing, seat: number, form?: Form): string {
  const name = table.seats.find((info) => info.seat === seat)?.name;
  return name || seatName(table.game, seat, table.seats.length, form);
}

/** In a line whose turn it is, and since when. */
export function standWords(recent: Recent, known: Known, now: number): string {
  if (known === 'gone') return t('stand-gone');
  if (isOver(recent, known)) return t('recent-over');
  if (known === undefined) return t('recent-open');
  if (!known.begun) return t('stand-gathering');
  const long = waited(known.since, now);
  if (isMyTurn(known)) {
    const waits = long !== null && othersWait(known);
    return waits ? t('stand-mine-long', { waited: long }) : t('stand-mine');
  }
  const count = known.to_act.length;
  const form = count === 1 ? '.nom' : undefined;
  const who = listed(known.to_act.map((seat) => nameAt(known, seat, form)));
  return long === null
    ? t('stand-theirs', { who, count })
    : t('stand-theirs-long', { who, count, waited: long });
}

/** The keys by which a table is asked how it stands. */
export const keysOf = (recent: Recent): string[] => [
  ...new Set(
    [recent.key, ...ownSeats(recent).map(({ key }) => key)].filter((key) => key !== null),
  ),
];
