/** Reads Stramash's action texts, so that a choice can be offered piece by piece. */

import type { CardMove } from '../../cards/choice';
import { DOCK } from './shapes';

export type Kind = 'discard' | 'out' | 'walk' | 'charge';

/** One legal action; a laddie that comes out is taken from the dock. */
export interface Move extends CardMove {
  kind: Kind;
}

/** Reads one action text. `out` names the hole on which a laddie comes out. */
export function readMove(text: string, out: string | null): Move {
  const [card = '', rest = ''] = text.split(' ', 2);
  if (card === 'discard') return { text, kind: 'discard', card: rest, from: null, to: null };
  if (rest === 'out') return { text, kind: 'out', card, from: DOCK, to: out };
  const [from = '', to = ''] = rest.split('>', 2);
  return { text, kind: card === 'X' ? 'charge' : 'walk', card, from, to };
}

export function readMoves(texts: string[], out: string | null): Move[] {
  return texts.map((text) => readMove(text, out));
}

/** How many ways one laddie may have, so that its holes are not too many to be shown at once. */
const FEW = 2;

/** The holes that only one laddie goes to, where all laddies have few of them; else none. */
export function plainHoles(moves: Move[]): string[] {
  const holes = moves.map((move) => move.to).filter((to) => to !== null);
  const ways = new Map<string | null, number>();
  for (const { from } of moves) ways.set(from, (ways.get(from) ?? 0) + 1);
  const plain = new Set(holes).size === moves.length;
  return plain && Math.max(...ways.values()) <= FEW ? holes : [];
}
