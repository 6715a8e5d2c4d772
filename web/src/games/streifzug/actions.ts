/** What the reader of a table can do with what is chosen, as buttons offer it. */

import type { Held } from '../../cards/deck';
import type { Action } from '../../table/game';
import { t } from '../../texts.svelte';
import { faceOf } from './codes';
import { cardName } from './deck';
import { alike, type CardMove } from './moves';
import type { StreifzugTable } from './play.svelte';
import { cardWords, diceWords, meldOf, moveWords, pointsWords } from './words';
import { grown } from './worth';

/** What brings points. */
const LAYING = new Set<CardMove['kind']>(['meld', 'add', 'exchange']);

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
    label: moveWords(play.geometry, play.me, move),
    short:
      play.aims.length === 1
        ? t('confirm-field')
        : t('streifzug-with', { dice: diceWords(move.dice) }),
    main: true,
    run: () => play.table.play(move.text),
  }));
}

/** Which dice the chosen figure uses, where it has the choice. */
function diceActions(play: StreifzugTable): Action[] {
  if (play.from === null || play.target !== null) return [];
  const all = play.moves.filter(({ from }) => from === play.from).map(({ dice }) => dice);
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
    if (move.kind === 'mopser') return play.pickedFace === 'M';
    if (play.isFromHand(move)) return codes.length > 0 && alike(move.cards, codes);
    return true;
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
    if (ownerOf(play, move) !== seat || move.meld !== meld) return false;
    if (play.isFromHand(move)) return card === null && meld !== null;
    return move.kind !== 'patron' && move.cards[0] === card;
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
    (move) => play.isFromHand(move) && (meld === null || move.meld === meld),
  );
  if (moves.length === 1 && moves[0]) play.table.play(moves[0].text);
}

/** Before whom the cards lie that a move takes, gives or adds to. */
function ownerOf(play: StreifzugTable, { kind, seat }: CardMove): number {
  if (kind === 'mopser') return seat ?? 0;
  return play.seen?.phase === 'rob' ? play.other : play.me;
}

function cardAction(play: StreifzugTable, move: CardMove): Action {
  const label = cardWords(move, {
    people: play.table.people,
    melds: play.scene.melds,
    owner: ownerOf(play, move),
    reader: play.me,
    held: play.hand.map(({ code }) => code),
  });
  const worth = worthOf(play, move);
  const said = (form: '' | '.short'): string =>
    worth === null ? '' : ` (${pointsWords(worth, form)})`;
  return {
    id: move.text,
    label: label + said(''),
    short: short(play, move) + said('.short'),
    main: true,
    run: () => play.table.play(move.text),
  };
}

/** What a meld is worth once this is done; null for what lays out nothing. */
function worthOf(play: StreifzugTable, move: CardMove): number | null {
  if (!LAYING.has(move.kind)) return null;
  const meld = play.scene.melds[play.me]?.[(move.meld ?? 0) - 1] ?? [];
  return play.pointsOf(move.kind === 'meld' ? move.cards : grown(meld, move));
}

/** What stands on a button where there is little room. */
function short(play: StreifzugTable, move: CardMove): string {
  const { kind, cards, meld, side, seat } = move;
  const [card] = cards;
  const faces = (codes: string[]): string => codes.map(faceOf).join(' ');
  const among = faces(play.scene.melds[ownerOf(play, move)]?.[(meld ?? 0) - 1] ?? []);
  const said = card === undefined ? '' : cardName(card);
  if (kind === 'meld') return `${t('streifzug-meld', { meld: meldOf(cards) })} ${faces(cards)}`;
  if (kind === 'mopser' && card === undefined) return handOf(play, seat ?? 0);
  if (kind === 'add') {
    const front = side === 'front' || (side === null && faces(cards) < among);
    return front ? `${faces(cards)} + ${among}` : `${among} + ${faces(cards)}`;
  }
  if (kind === 'exchange') return t('streifzug-short-exchange', { side: side ?? '' });
  return meld === null ? said : `${said} (${among})`;
}

const handOf = (play: StreifzugTable, seat: number): string =>
  t('streifzug-short-blind', { owner: play.table.people?.name(seat) ?? '' });

// Without a card

/** What is answered without a card, and the end of the turn. */
function answers(play: StreifzugTable): Action[] {
  const { legal } = play.table;
  const owner = play.table.people?.name(play.other) ?? '';
  const answer = (id: string, label: string, main: boolean, brief?: string): Action => ({
    id,
    label,
    ...(brief === undefined ? {} : { short: brief }),
    main,
    run: () => play.table.play(id),
  });
  const all = [
    answer('draw', t('streifzug-action-draw', { owner }), true, handOf(play, play.other)),
    answer('let go', t('streifzug-action-let_go'), false),
    answer('end', t('streifzug-action-end'), legal.length === 1, t('streifzug-short-end')),
  ];
  const picking = play.picked.length > 0;
  return all.filter(({ id }) => legal.includes(id) && !(picking && id === 'end'));
}

function wayBack(play: StreifzugTable): Action[] {
  if (!play.isAsked || !play.begun) return [];
  return [{ id: 'back', label: t('step-back'), main: false, run: () => play.back() }];
}
