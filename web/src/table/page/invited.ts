/** Who is still to come to a table, and what opens their seats. */

import { recentTable } from '../../home/recent';
import { addressOf } from '../../place.svelte';
import type { Table } from '../table.svelte';

/** The invitations that this browser has, by seat. */
function invitationsTo(table: Table): Record<number, string> {
  return { ...recentTable(table.id)?.invitations, ...table.together.invited };
}

/** Who is still waited for, if this browser has the links to be sent. */
export function missingAt(table: Table): number[] {
  return Object.keys(invitationsTo(table))
    .map(Number)
    .filter((seat) => table.people?.seat(seat)?.open);
}

/** What telephones read off the big screen to sit down, by seat. */
export function codesAt(table: Table): Record<number, string> {
  const known = invitationsTo(table);
  const free = table.told?.seats.filter(({ open, locked }) => open && !locked) ?? [];
  const codes = free.flatMap(({ seat }) => {
    const invitation = known[seat] ?? (table.told?.listed ? '' : null);
    if (invitation === null) return [];
    const place = { page: 'table', table: table.id, key: null, invitation, hand: true } as const;
    return [[seat, new URL(addressOf(place), location.href).href] as const];
  });
  return Object.fromEntries(codes);
}
