/** What is asked of the reader of a table, and what is said about what is looked at. */

import type { Held } from '../../cards/deck';
import { listed, t } from '../../texts.svelte';
import { cardName, helpOf } from './deck';
import type { Walk } from './moves';
import type { StreifzugTable } from './play.svelte';
import { numbersOf } from './roll/lapse';
import { place } from './words';

export function promptOf(play: StreifzugTable): string {
  if (!play.isAsked) return waiting(play);
  const phase = play.seen?.phase;
  const owner = play.table.people?.name(play.other) ?? '';
  if (phase === 'patron') {
    const hit = place(play.geometry, play.seen?.throw?.field ?? '');
    return t(play.mustLetGo ? 'streifzug-prompt-no-patron' : 'streifzug-prompt-patron', {
      owner,
      hit,
    });
  }
  if (phase === 'rob') return t('streifzug-prompt-rob', { owner });
  if (phase === 'give') return t('streifzug-prompt-give', { owner });
  return phase === 'cards' ? cardPrompt(play) : dicePrompt(play);
}

function waiting({ table, seen, seat }: StreifzugTable): string {
  const turn = table.turn[0];
  if (table.update?.over || seen === undefined) return t('streifzug-phase-over');
  if (turn === undefined || table.people === null) return '';
  if (turn === seat) return t('your-turn');
  return t('streifzug-prompt-wait', { who: table.people.name(turn) });
}

function cardPrompt(play: StreifzugTable): string {
  if (play.pickedFace === 'H' && play.moves.length > 0) return t('streifzug-prompt-hop');
  return play.choices.length === 1 ? endPrompt(play) : t('streifzug-prompt-cards');
}

/** Nothing is left but to end the turn: after a roll that has lapsed, what was missing. */
function endPrompt({ waiting, hand }: StreifzugTable): string {
  const dice = listed(
    numbersOf(waiting).map((die) => t('streifzug-die', { die })),
    'disjunction',
  );
  if (dice !== '') return t('streifzug-prompt-lapsed', { dice });
  return t(hand.length === 0 ? 'streifzug-prompt-over' : 'streifzug-prompt-end');
}

function dicePrompt({ scene, from }: StreifzugTable): string {
  const dice = listed(scene.left.map(String));
  if (from !== null) return t('streifzug-prompt-to', { dice });
  const asks = scene.left.length === 2 ? 'streifzug-prompt-roll' : 'streifzug-prompt-left';
  return `${t(asks, { dice })} ${t('streifzug-prompt-move')}`;
}

export function hintOf(play: StreifzugTable): string {
  if (play.lookedCard !== null) return cardHint(play, play.lookedCard);
  const [aim, ...more] = play.aims;
  if (aim !== undefined && more.length === 0) return moveHint(play, aim);
  if (play.looked !== null && play.isChosen(play.looked) && play.table.led) return play.prompt;
  if (play.looked !== null) return play.cellHint(play.looked);
  if (play.aims.length > 1) return t('streifzug-hint-several');
  if (play.seen?.phase === 'patron' && play.isAsked) return thrownHint(play);
  return play.picked.map(({ code }) => cardName(code)).join(', ');
}

/** What a card is, whether it can be played, and what it does. */
const cardHint = (play: StreifzugTable, card: Held): string =>
  [play.cardName(card), helpOf(card.code)].filter((part) => part !== '').join(': ');

/** Where a move leads, and whom it throws. */
function moveHint(play: StreifzugTable, move: Walk): string {
  const cell = play.cellOf(move.to);
  const { throws: thrown, brings = 0 } = move.kind === 'move' ? move : { throws: [], brings: 0 };
  const owner = listed(thrown.map((seat) => play.table.people?.name(seat) ?? ''));
  const throws =
    thrown.length > 0
      ? [t('streifzug-hint-throws', { owner, ring: ringAt(play, cell), cards: brings })]
      : [];
  return [play.said(move), ...throws].join('. ');
}

/** What it costs to be thrown. */
function thrownHint(play: StreifzugTable): string {
  const owner = play.table.people?.name(play.other) ?? '';
  const ring = ringAt(play, play.seen?.throw?.field ?? '');
  const cards = play.option('ext_cards') === 'on' ? 'yes' : 'no';
  return t('streifzug-hint-thrown', { owner, ring, cards });
}

/** Where it is thrown, as it matters. */
const ringAt = (play: StreifzugTable, cell: string): string =>
  play.option('ext_throws') === 'on' ? play.ringOf(cell) : 'any';
