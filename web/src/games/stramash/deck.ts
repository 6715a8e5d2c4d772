/** How the cards of Stramash are drawn. */

import type { Deck, Figure, Mark } from '../../cards/deck';
import { t } from '../../texts.svelte';

/** A thistle: its tuft, its head, and a stalk with two leaves. */
export const THISTLE =
  'M-10-15-28-41-17-35-12-47-5-37 0-49 5-37 12-47 17-35 28-41 10-15Z' +
  'M0-11C16-11 22-2 20 9 18 20 9 25 0 25-9 25-18 20-20 9-22-2-16-11 0-11Z' +
  'M-2.5 24H2.5V48H-2.5Z' +
  'M2 43C9 27 22 18 38 14 35 30 22 41 4 47ZM-2 43C-9 27-22 18-38 14-35 30-22 41-4 47Z';

const MARKS: Record<string, Mark> = {
  A: 'out',
  J: 'out',
  Q: 'out',
  K: 'out',
  '7': 'split',
  '8': 'back_only',
  X: 'strike',
};

const FIGURES: Record<string, Figure> = {
  A: 'ace',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  X: 'swords',
};

const LINES: Record<string, string> = { A: '1', J: '10', Q: '10', K: '10' };

/** What a card's corner shows: a number, or the first letter of its name. */
export function cornerOf(code: string): string {
  if (code === 'X') return '';
  return /^\d+$/.test(code) ? code : t(`stramash-card-${code}`).slice(0, 1);
}

export const deck: Deck = {
  codes: 'A 2 3 4 5 6 7 8 9 10 J Q K X'.split(' '),
  pip: THISTLE,
  name: (code) => t(`stramash-card-${code}`),
  corner: cornerOf,
  mark: (code) => MARKS[code] ?? null,
  figure: (code) => FIGURES[code] ?? null,
  line: (code) => LINES[code] ?? null,
};
