/** The trail cards of a seat as they look. */

import type { Deck } from '../../cards/deck';
import { t } from '../../texts.svelte';
import { tracks } from './pieces/animals';

/** Whether the arrow on a card points backward. */
export const leadsBack = (value: number): boolean => value % 2 === 1;

const back = (value: number): string => (leadsBack(value) ? 'yes' : 'no');

/** The cards of this seat: as many tracks of its animal as fields, and which way they lead. */
export function deckOf(seat: number): Deck {
  return {
    codes: ['2', '3', '4', '5', '6', '7', '8', '9'],
    pip: tracks[seat] ?? '',
    name: (code) => t('rufus-card', { value: Number(code) }),
    corner: (code) => code,
    mark: (code) => (leadsBack(Number(code)) ? 'back_only' : 'ahead'),
    figure: () => null,
    line: () => null,
  };
}

/** What following a card does, in words. */
export function leads(value: number): string {
  return t('rufus-card-leads', { value, back: back(value) });
}

/** What it counts at the end for whoever holds it still, in words. */
export function keeps(value: number): string {
  return t('rufus-card-keeps', { value, back: back(value) });
}

/** The values in "2 3 9"; an empty text has none. */
export function valuesIn(text: string): number[] {
  return text
    .split(' ')
    .filter((value) => value !== '')
    .map(Number);
}
