/** What this browser keeps of the table that it shows, and where it goes on. */

import { keep, ownSeats, recentTable, seatsWith, succeed } from '../../home/recent';
import { addressOf, whereabouts } from '../../place.svelte';
import type { Table } from '../table.svelte';

/** Keeps the table, with the seat that its key has opened. */
export function keepTable(table: Table): void {
  const { told, id, over } = table;
  if (told === null) return;
  const { game } = told;
  const names = told.seats.map((info) => table.people?.name(info.seat) ?? '');
  const seated = told.seat === null ? null : table.key;
  if (seated === null) return keep({ table: id, game, names, over });
  const own = seatsWith(recentTable(id), Number(told.seat), seated, names.length);
  keep({ table: id, game, key: seated, own, names, over });
  hideKey(id, seated);
}

/**
 * An address is copied and kept in histories: the key that this browser keeps for its only seat
 * is not to stand there.
 */
function hideKey(id: string, key: string): void {
  const kept = recentTable(id);
  if (kept?.key !== key || ownSeats(kept).length !== 1 || !location.hash.includes(key)) return;
  history.replaceState(null, '', addressOf({ page: 'table', table: id, key: null }));
}

/** Goes on to the table of the next game, if the reader wants one, or the big screen shows it. */
export function goOn(table: Table, sofa: boolean): void {
  if (table.next === null || !(table.goesOn || sofa)) return;
  const { next, key } = table;
  succeed(table.id, next, { game: table.told?.game ?? '', key, sofa });
  whereabouts.go({ page: 'table', table: next, key, sofa });
}
