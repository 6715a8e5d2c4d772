/** Reads the action texts of Streifzug durch, so that a choice can be offered piece by piece. */

/** A figure's move with dice, or with a Hopser. */
export interface Move {
  text: string;
  kind: 'move' | 'hopser';
  /** What is played of the roll, "5" or "5+3"; empty for a Hopser. */
  dice: string;
  from: string;
  to: string;
  steps: number;
}

/** Something done with a card: `side` where it matters, `meld` counted from 1. */
export interface CardMove {
  text: string;
  kind: 'meld' | 'add' | 'exchange' | 'mopser' | 'patron' | 'take' | 'give';
  cards: string[];
  meld: number | null;
  side: 'front' | 'back' | null;
  /** Whom a Mopser robs. */
  seat: number | null;
}

const isMove = (text: string): boolean => /^(hopser|[1-6](\+[1-6])?) \w+>\w+$/.test(text);

function readMove(text: string): Move {
  const [dice = '', way = ''] = text.split(' ');
  const [from = '', to = ''] = way.split('>');
  if (dice === 'hopser') return { text, kind: 'hopser', dice: '', from, to, steps: 0 };
  const steps = dice.split('+').reduce((sum, die) => sum + Number(die), 0);
  return { text, kind: 'move', dice, from, to, steps };
}

export function movesIn(texts: string[]): Move[] {
  return texts.filter(isMove).map(readMove);
}

const WITH_CARDS = new Set(['meld', 'add', 'exchange', 'mopser', 'patron', 'take', 'give']);

function readCards(text: string): CardMove {
  const [kind = '', ...rest] = text.split(' ');
  const side = rest.at(-1) === 'front' ? 'front' : rest.at(-1) === 'back' ? 'back' : null;
  const meld = rest.find((word) => word.startsWith('#'))?.slice(1);
  return {
    text,
    kind: kind as CardMove['kind'],
    cards: rest.filter((word) => /^[RB][1-8JPHM]$/.test(word)),
    meld: meld === undefined ? null : Number(meld),
    side,
    seat: kind === 'mopser' ? Number(rest[0]) : null,
  };
}

export function cardMovesIn(texts: string[]): CardMove[] {
  return texts.filter((text) => WITH_CARDS.has(text.split(' ')[0] ?? '')).map(readCards);
}

/** Whether one hand of cards holds the other, card for card. */
export function holds(cards: string[], picked: string[]): boolean {
  const left = [...cards];
  return picked.every((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Whether both are the same cards, in whatever order. */
export const alike = (one: string[], other: string[]): boolean =>
  one.length === other.length && holds(one, other);
