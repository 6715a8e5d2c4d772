/**
 * What is looked at, field or card, until nobody looks there any more. A refusal that names its
 * paragraph stays longer: else the way to the paragraph would be gone before it is touched.
 */

import type { Table } from '../table.svelte';

export interface Looking {
  readonly table: Pick<Table, 'paragraphOf'>;
  readonly hint: string;
  looked: string | null;
  lookedCard?: unknown;
}

/** Where a refusal stays to be read; on a page there is only one. */
let staying: Looking | null = null;

/** This field is looked at; null: none. */
export function lookAt(play: Looking, field: string | null): void {
  if (field === null) return lookAway(play, 'looked');
  dismiss();
  play.looked = field;
}

/** This card is looked at. */
export function lookAtCard<Card>(play: Looking & { lookedCard: Card | null }, card: Card): void {
  dismiss();
  play.lookedCard = card;
}

/** Nobody looks there any more. */
export function lookAway(play: Looking, what: 'looked' | 'lookedCard'): void {
  if (play.table.paragraphOf(play.hint) === null) play[what] = null;
  else staying = play;
}

/** A refusal that has stayed has been read. */
export function dismiss(): void {
  if (staying !== null) staying.looked = staying.lookedCard = null;
  staying = null;
}
