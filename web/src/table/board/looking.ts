/**
 * What is looked at, field or card, until nobody looks there any more. A refusal that names its
 * paragraph stays longer: else the way to the paragraph would be gone before it is touched. What
 * a mouse meets on its way there is looked at only where the mouse stays.
 */

import type { Point } from '../../messages';
import type { Table } from '../table.svelte';
import { Heading, type Place } from './heading';

export interface Looking {
  readonly table: Pick<Table, 'paragraphOf'>;
  readonly hint: string;
  looked: string | null;
  lookedCard?: unknown;
}

/** Where a refusal stays to be read; on a page there is only one. */
let staying: Looking | null = null;
/** What is to be looked at where the mouse does not go on to the paragraph. */
let met: (() => void) | null = null;

const heading = new Heading(() => {
  const look = met;
  met = null;
  look?.();
});

/** The mouse is here; `link`: where the way to a paragraph lies, null if there is none. */
export function mouseMoved(at: Point, link: Place | null): void {
  heading.moved(at, link);
}

/** This field is looked at; null: none. */
export function lookAt(play: Looking, field: string | null): void {
  if (field === null) return lookAway(play, 'looked');
  turnTo(play, () => (play.looked = field));
}

/** This card is looked at. */
export function lookAtCard<Card>(play: Looking & { lookedCard: Card | null }, card: Card): void {
  turnTo(play, () => (play.lookedCard = card));
}

function turnTo(play: Looking, look: () => void): void {
  if (heading.on && isRefused(play)) {
    met = () => turnTo(play, look);
    return;
  }
  dismiss();
  look();
}

/** Nobody looks there any more. */
export function lookAway(play: Looking, what: 'looked' | 'lookedCard'): void {
  met = null;
  if (isRefused(play)) staying = play;
  else play[what] = null;
}

function isRefused({ table, hint }: Looking): boolean {
  return table.paragraphOf(hint) !== null;
}

/** A refusal that has stayed has been read. */
export function dismiss(): void {
  met = null;
  heading.stop();
  if (staying !== null) staying.looked = staying.lookedCard = null;
  staying = null;
}
