/** What the reader of a table can do with what is chosen, as buttons offer it. */

import type { Held } from '../../cards/deck';
import type { Action } from '../../table/game';
import { t } from '../../texts.svelte';
import { faceOf } from './codes';
import { cardName } from './deck';
import {
  alike,
  cardsFor,
  diceOf,
  isAnswer,
  meldAt,
  type Answer,
  type CardMove,
  type Walk,
} from './moves';
import type { StreifzugTable } from './play.svelte';
import { diceWords, place, pointsWords } from './words';

export function actionsOf(play: StreifzugTable): Action[] {
  return [
    ...moveActions(play),
    ...diceActions(play),
    ...cardActions(play),
    ...answers(play),
    ...wayBack(play),
  ];
}

/** Which of the moves that lead to the chosen field; a single one is to be confirmed. */
function moveActions(play: StreifzugTable): Action[] {
  if (play.target === null) return [];
  return play.aims.map((move) => ({
    id: move.text,
    label: play.said(move),
    short: play.aims.length === 1 ? t('confirm-field') : apart(play, move),
    main: true,
    run: () => play.table.play(move.text),
  }));
}

/** What tells a move from the others that lead there: its dice, and its figure. */
function apart(play: StreifzugTable, move: Walk): string {
  const dice = diceWords(diceOf(move));
  const figures = new Set(play.aims.map(({ from }) => from));
  if (figures.size === 1) return t('streifzug-with', { dice });
  return `${dice} ${place(play.geometry, play.cellOf(move.from), '.off')}`.trim();
}

/** Which dice the chosen figure uses, where it has the choice. */
function diceActions(play: StreifzugTable): Action[] {
  if (play.from === null || play.target !== null) return [];
  const all = play.moves.filter(({ from }) => from === play.from).map(diceOf);
  const ways = [...new Set(all)];
  if (ways.length < 2) return [];
  return ways.map((dice) => ({
    id: `dice ${dice}`,
    label: t('streifzug-with', { dice: diceWords(dice) }),
    short: diceWords(dice),
    main: play.dice === dice,
    run: () => (play.dice = play.dice === dice ? null : dice),
  }));
}

// Cards

/** What can be done with the chosen cards. */
export function cardActions(play: StreifzugTable): Action[] {
  return movesNow(play).map((move) => cardAction(play, move));
}

/** The moves for which nothing else has to be chosen. */
function movesNow(play: StreifzugTable): CardMove[] {
  const codes = play.picked.map(({ code }) => code);
  return play.cardMoves.filter((move) => {
    if (move.kind === 'rob') return play.pickedFace === 'M';
    const cards = cardsFor(move);
    return cards.length === 0 || alike(cards, codes);
  });
}

/**
 * What can be done with what lies before somebody: with a meld as a whole (`card` null) or one of
 * its cards, or with one of the used letter cards (`meld` null).
 */
export function lyingActions(
  play: StreifzugTable,
  seat: number,
  meld: number | null,
  card: string | null,
): Action[] {
  const fits = (move: CardMove): boolean => {
    if (ownerOf(play, move) !== seat || meldAt(move) !== meld) return false;
    if (cardsFor(move).length > 0) return card === null && meld !== null;
    return move.kind !== 'protect' && 'card' in move && move.card === card;
  };
  return movesNow(play)
    .filter(fits)
    .map((move) => cardAction(play, move));
}

/**
 * A card of the hand was dragged onto one of the reader's melds, or onto the table (null): does
 * what it says, where that is one thing only. Else the card stays chosen.
 */
export function dropped(play: StreifzugTable, card: Held, meld: number | null): void {
  if (!play.isPicked(card)) return play.pickCard(card);
  const moves = movesNow(play).filter(
    (move) => cardsFor(move).length > 0 && (meld === null || meldAt(move) === meld),
  );
  if (moves.length === 1 && moves[0]) play.table.play(moves[0].text);
}

/** Before whom the cards lie that a move takes, gives or adds to. */
const ownerOf = (play: StreifzugTable, move: CardMove): number =>
  'owner' in move ? move.owner : play.me;

function cardAction(play: StreifzugTable, move: CardMove): Action {
  const points = (form: '' | '.short'): string =>
    'points' in move ? pointsWords(move.points, form) : '';
  const beside = (points: string): string => (points === '' ? '' : ` (${points})`);
  return {
    id: move.text,
    label: play.said(move) + beside(points('')),
    short: short(play, move) + beside(unbroken(points('.short'))),
    main: true,
    run: () => play.table.play(move.text),
  };
}

/** Words that stay in one line: cards side by side can be compared. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
const faces = (codes: string[]): string => unbroken(codes.map(faceOf).join(' '));

/** What stands on a button where there is little room. */
function short(play: StreifzugTable, move: CardMove): string {
  switch (move.kind) {
    case 'lay_out':
      return `${t('streifzug-meld', { meld: move.meld_kind })} ${faces(move.cards)}`;
    case 'add': {
      const [face, among] = [faceOf(move.card), faces(move.cards)];
      return unbroken(move.side === 'front' ? `${face} + ${among}` : `${among} + ${face}`);
    }
    case 'exchange':
      return t('streifzug-short-exchange', { side: move.side ?? '' });
    case 'rob':
      return move.card === undefined ? handOf(play, move.owner) : cardName(move.card);
    case 'protect':
      return cardName(move.card);
    case 'take':
    case 'give': {
      const name = cardName(move.card);
      return move.cards === undefined ? name : `${name} (${faces(move.cards)})`;
    }
  }
}

const handOf = (play: StreifzugTable, seat: number): string =>
  t('streifzug-short-blind', { owner: play.table.people?.name(seat) ?? '' });

// Without a card

/** What is answered without a card, and the end of the turn. */
function answers(play: StreifzugTable): Action[] {
  const picking = play.picked.length > 0;
  return play.choices
    .filter(isAnswer)
    .filter(({ kind }) => !(picking && kind === 'end'))
    .map((choice) => ({
      id: choice.text,
      label: play.said(choice),
      ...briefly(play, choice),
      main: choice.kind === 'draw' || (choice.kind === 'end' && play.choices.length === 1),
      run: () => play.table.play(choice.text),
    }));
}

function briefly(play: StreifzugTable, choice: Answer): Pick<Action, 'short'> {
  if (choice.kind === 'forgo') return {};
  return { short: choice.kind === 'draw' ? handOf(play, choice.owner) : t('streifzug-short-end') };
}

function wayBack(play: StreifzugTable): Action[] {
  if (!play.isAsked || !play.begun) return [];
  return [{ id: 'back', label: t('step-back'), main: false, run: () => play.back() }];
}
