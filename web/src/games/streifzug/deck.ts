/** The cards of Streifzug durch: what they are called, and what is drawn on them. */

import type { Deck } from '../../cards/deck';
import { t } from '../../texts.svelte';
import { faceOf } from './codes';
import Face from './Face.svelte';

const COLOURS = ['R', 'B'];
const FACES = ['1', '2', '3', '4', '5', '6', '7', '8', 'J', 'P', 'H', 'M'];

/** A card's name by itself. */
export const cardName = (code: string): string => t(`streifzug-card-${code}`);

/** What a letter card does; empty for a number. */
export function helpOf(code: string): string {
  const letters: Record<string, string> = { J: 'joker', P: 'patron', H: 'hopser', M: 'mopser' };
  const letter = letters[faceOf(code)];
  return letter === undefined ? '' : t(`streifzug-word-${letter}.help`);
}

/** A leaf: it is on the backs. */
const LEAF =
  'M0 44C-4 30-4 22 0 12-16 12-34 4-34-16-34-28-20-40 0-46 20-40 34-28 34-16 34 4 16 12 0 12M0 12V-34M0-4-18-18M0-4 18-18M0-18-10-28M0-18 10-28';

export const deck: Deck = {
  codes: COLOURS.flatMap((colour) => FACES.map((face) => `${colour}${face}`)),
  pip: LEAF,
  Face,
  name: cardName,
  corner: faceOf,
  mark: () => null,
  figure: () => null,
  line: () => null,
};
