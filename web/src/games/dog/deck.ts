/** How the cards of Dog are drawn. */

import type { Deck, Figure, Mark } from '../../cards/deck';
import { t } from '../../texts.svelte';

const PAW =
  'M0 2c16 0 30 15 30 29 0 12-11 14-18 11-8-3-16-3-24 0-7 3-18 1-18-11C-30 17-16 2 0 2Z' +
  'M-43-8c5-6 14-2 18 7 4 8 2 17-4 18s-13-5-15-12c-2-6-2-10 1-13Z' +
  'M-17-37c8-2 14 7 15 17 0 10-4 15-10 15s-12-8-13-17c0-8 2-14 8-15Z' +
  'M17-37c-8-2-14 7-15 17 0 10 4 15 10 15s12-8 13-17c0-8-2-14-8-15Z' +
  'M43-8c-5-6-14-2-18 7-4 8-2 17 4 18s13-5 15-12c2-6 2-10-1-13Z';

const MARKS: Record<string, Mark> = {
  A: 'out',
  K: 'out',
  X: 'out',
  '4': 'back',
  '7': 'split',
  J: 'swap',
};

const FIGURES: Record<string, Figure> = { A: 'ace', J: 'swap', Q: 'queen', K: 'king', X: 'fool' };

const LINES: Record<string, string> = { A: '1 · 11', Q: '12', K: '13', X: 'JOKER' };

/** What a card's corner shows: a number, or the first letter of its name. */
export function cornerOf(code: string): string {
  if (code === 'X') return '';
  return /^\d+$/.test(code) ? code : t(`dog-card-${code}`).slice(0, 1);
}

export const deck: Deck = {
  codes: 'A 2 3 4 5 6 7 8 9 10 J Q K X'.split(' '),
  pip: PAW,
  name: (code) => t(`dog-card-${code}`),
  corner: cornerOf,
  mark: (code) => MARKS[code] ?? null,
  figure: (code) => FIGURES[code] ?? null,
  line: (code) => LINES[code] ?? null,
};
