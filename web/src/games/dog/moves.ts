/** Reads Dog's action texts, so that a choice can be offered piece by piece. */

import type { CardMove } from '../../cards/choice';

export type Kind = 'give' | 'fold' | 'out' | 'walk' | 'swap';

/** One legal action; a man that comes out is taken from `K`. */
export interface Move extends CardMove {
  kind: Kind;
  /** The card that it is played as; another one only for a joker. */
  as: string;
}

const KENNEL = 'K';

/** Reads one action text. `out` names the field on which a man comes out. */
export function readMove(text: string, out: string | null): Move {
  const [first = '', rest = ''] = text.split(' ', 2);
  if (first === 'give' || first === 'fold') {
    return { text, kind: first, card: rest, as: rest, from: null, to: null };
  }
  const [card = '', as = card] = first.split('=', 2);
  if (rest === 'out') return { text, kind: 'out', card, as, from: KENNEL, to: out };
  const swap = rest.includes('<>');
  const [from = '', to = ''] = rest.split(swap ? '<>' : '>', 2);
  return { text, kind: swap ? 'swap' : 'walk', card, as, from, to };
}

export function readMoves(texts: string[], out: string | null): Move[] {
  return texts.map((text) => readMove(text, out));
}
