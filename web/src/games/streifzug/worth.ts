/** What melds are worth, line by line of the rulebook's table. */

import { colourOf, faceOf } from './codes';
import type { CardMove } from './moves';
import { meldOf } from './words';

/** By the number of cards, before jokers cost something. */
export const POINTS: Record<'run' | 'set' | 'flush', Record<number, number>> = {
  run: { 3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 8: 10, 9: 12 },
  set: { 3: 6, 4: 9, 5: 12 },
  flush: { 3: 8, 4: 12 },
};

const isJoker = (code: string): boolean => faceOf(code) === 'J';

/** A meld's points; `most`: a joker costs only the dearer of what would cost. */
export function pointsOf(cards: string[], most: boolean): number {
  const kind = meldOf(cards);
  const points = POINTS[kind][cards.length] ?? 0;
  if (kind === 'flush') return points;
  return points - (kind === 'run' ? runPenalty(cards, most) : setPenalty(cards));
}

/** A joker between numbers, or of another colour; nothing in a run of nine. */
function runPenalty(cards: string[], most: boolean): number {
  if (cards.length === 9) return 0;
  const colour = colourOf(cards.find((card) => !isJoker(card)) ?? '');
  const costs = cards.map((card, place) => {
    if (!isJoker(card)) return 0;
    const between = place > 0 && place < cards.length - 1 ? 1 : 0;
    const foreign = colourOf(card) === colour ? 0 : 2;
    return most ? Math.max(between, foreign) : between + foreign;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

const setPenalty = (cards: string[]): number =>
  cards.length === 5 ? 0 : cards.filter(isJoker).length;

/** A meld once a card is added, or exchanged for its joker. */
export function grown(meld: string[], { kind, cards: [card = ''], side }: CardMove): string[] {
  const first = meld.findIndex((one) => !isJoker(one));
  const start = Number(faceOf(meld[first] ?? '')) - first;
  if (kind === 'exchange') {
    const place = Number(faceOf(card)) - start;
    const joker = meld[place] ?? '';
    const kept = meld.map((one, at) => (at === place ? card : one));
    return side === 'front' ? [joker, ...kept] : [...kept, joker];
  }
  const front = side === 'front' || (side === null && Number(faceOf(card)) < start);
  return front ? [card, ...meld] : [...meld, card];
}
