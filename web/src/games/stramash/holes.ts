/** Holes that say which laddie is meant, so that both can be chosen by one click. */

import type { StramashChoice } from '../../wire/stramash';

/** How many ways one laddie may have, so that its holes are not too many to be shown at once. */
const FEW = 2;

/** The holes that only one laddie goes to, where all laddies have few of them; else none. */
export function plainHoles(choices: StramashChoice[]): string[] {
  const moves = choices.filter((choice) => choice.kind !== 'discard');
  const holes = moves.map(({ to }) => to);
  const ways = new Map<string, number>();
  for (const { from } of moves) ways.set(from, (ways.get(from) ?? 0) + 1);
  const plain = new Set(holes).size === choices.length;
  return plain && Math.max(...ways.values()) <= FEW ? holes : [];
}
