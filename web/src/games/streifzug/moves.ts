/** What can be done, as it is chosen: figures on the board, cards of the hand, or neither. */

import type { Draw, End, Forgo, Hop, Move, StreifzugChoice } from '../../wire/streifzug';

/** A figure's move with dice, or with a Hopser. */
export type Walk = Move | Hop;
/** Something done with a card. */
export type CardMove = Exclude<StreifzugChoice, Walk | Answer>;
/** What is done without choosing anything. */
export type Answer = Draw | Forgo | End;

export const isWalk = (choice: StreifzugChoice): choice is Walk =>
  choice.kind === 'move' || choice.kind === 'hop';

export const isAnswer = (choice: StreifzugChoice): choice is Answer =>
  choice.kind === 'draw' || choice.kind === 'forgo' || choice.kind === 'end';

export const isCardMove = (choice: StreifzugChoice): choice is CardMove =>
  !isWalk(choice) && !isAnswer(choice);

/** What is played of the roll, "5" or "5+3"; empty for a Hopser. */
export const diceOf = (walk: Walk): string => (walk.kind === 'move' ? walk.dice.join('+') : '');

/** The cards of the hand that it takes: those have to be chosen first. */
export function cardsFor(move: CardMove): string[] {
  switch (move.kind) {
    case 'lay_out':
      return move.cards;
    case 'add':
    case 'exchange':
      return [move.card];
    case 'give':
      return move.used || move.meld !== undefined ? [] : [move.card];
    default:
      return [];
  }
}

/** In which meld, counted from 1, lies what it is about; null for used letters and the hand. */
export const meldAt = (move: CardMove): number | null =>
  'meld' in move ? (move.meld ?? null) : null;

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
