/** Streifzug durch in words: fields, actions and events, said by the game's own texts. */

import { cardsIn } from '../../cards/codes';
import type { Cell, Geometry, Told as Document } from '../../messages';
import type { Deciding } from '../../table/game';
import type { Chronicle } from '../../table/log';
import type { People } from '../../table/people';
import { listed, t, type Values } from '../../texts.svelte';
import { faceOf, isLetter } from './codes';
import { cardName, oneCard } from './deck';
import { cardMovesIn, movesIn, type CardMove, type Move } from './moves';
import { partyOf } from './parties';
import type { StreifzugEvent, StreifzugObservation, Told } from './shapes';

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const yes = (value: boolean): string => (value ? 'yes' : 'no');

// Fields

type Form = '' | '.from' | '.to' | '.at';

/** A board's cells and, beside them, each party's start as one more. */
export function cellsOf(board: Geometry): Cell[] {
  const starts = board.kennel.map((spots, seat): Cell => {
    const [x, y] = [0, 1].map(
      (axis) => spots.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / spots.length,
    );
    return { name: `S${seat}`, at: [x ?? 0, y ?? 0], kind: 'start', seat };
  });
  return [...board.cells, ...starts];
}

const ZONE = new Set(['entry', 'follow', 'opening']);

/** A cell in words, in one of the forms that a sentence asks for. */
export function place(board: Geometry, cell: string, form: Form = ''): string {
  const found = cellsOf(board).find(({ name }) => name === cell);
  const { kind = 'outer', seat } = found ?? {};
  const { quadrant } = partyOf(seat ?? 0, board.seats.length);
  return t(`streifzug-place${form}`, {
    kind: ZONE.has(kind) && seat === undefined ? 'closed' : kind,
    colour: t(`streifzug-colour-${quadrant}${form}`),
    number: Number(cell.replace(/\D/g, '')),
  });
}

/** A party's field as its cell is named. */
export const cellOf = (field: string, seat: number): string =>
  field === 'S' || field === 'Z' ? `${field}${seat}` : field;

// Cards and melds

/** What the cards make together. */
export function meldOf(cards: string[]): 'run' | 'set' | 'flush' {
  const numbers = cards.filter((code) => !isLetter(code)).map(faceOf);
  if (numbers.length === 0) return 'flush';
  return numbers.every((one) => one === numbers[0]) ? 'set' : 'run';
}

export const cardNames = (cards: string[]): string => listed(cards.map(cardName));

export const pointsWords = (value: number, form: '' | '.short' = ''): string =>
  t(`streifzug-points${form}`, { points: value });

// Actions

/** The dice as they are said: "5" or "5 + 3". */
export const diceWords = (dice: number[] | string): string =>
  (typeof dice === 'string' ? dice.split('+') : dice).join(' + ');

export function moveWords(board: Geometry, seat: number, { kind, dice, from, to }: Move): string {
  const values = {
    from: place(board, cellOf(from, seat), '.from'),
    to: place(board, cellOf(to, seat), '.to'),
  };
  if (kind === 'hopser') return t('streifzug-action-hopser', values);
  return t('streifzug-action-move', { ...values, dice: diceWords(dice) });
}

/** What is needed to say what a card action does. */
export interface Around {
  people: People | null;
  /** Everybody's melds, and whose a number in a text counts among. */
  melds: string[][][];
  owner: number;
  reader: number;
  held: string[];
}

export function cardWords(move: CardMove, around: Around): string {
  const { kind, cards, side } = move;
  const [card = ''] = cards;
  const form = side === null ? '' : `.${side}`;
  const meld = around.melds[around.owner]?.[(move.meld ?? 0) - 1] ?? [];
  const owner = around.people?.name(move.seat ?? around.owner) ?? '';
  const values = { card: card === '' ? '' : oneCard(card), cards: cardNames(meld), owner };
  switch (kind) {
    case 'meld':
      return t('streifzug-action-meld', {
        meld: t('streifzug-meld.one', { meld: meldOf(cards) }),
        cards: cardNames(cards),
      });
    case 'add':
    case 'exchange':
      return t(`streifzug-action-${kind}${form}`, values);
    case 'mopser':
      return t(
        card === '' ? 'streifzug-action-mopser-hand' : 'streifzug-action-mopser-used',
        values,
      );
    case 'patron':
    case 'take':
      return t(`streifzug-action-${kind}`, values);
    case 'give': {
      if (move.meld !== null) {
        const whose = around.owner === around.reader ? 'you' : 'other';
        return t('streifzug-action-give-meld', { ...values, whose });
      }
      const used = !around.held.includes(card);
      return t(used ? 'streifzug-action-give-used' : 'streifzug-action-give', values);
    }
  }
}

/** The thrower for who was thrown, and the other way round. */
export function otherOf(seen: StreifzugObservation, seat: number | null): number {
  const { to_move, throw: thrown } = seen;
  if (to_move !== seat) return to_move ?? 0;
  return thrown?.owing?.[0] ?? thrown?.victims[0] ?? 0;
}

/** The action of a text. */
export function actionWords(text: string, deciding: Deciding): string {
  const { seat, people, geometry } = deciding;
  const seen = deciding.observation as unknown as StreifzugObservation;
  const other = otherOf(seen, seat);
  const [move] = movesIn([text]);
  if (move !== undefined) return moveWords(geometry, seat, move);
  const [card] = cardMovesIn([text]);
  if (card === undefined) {
    return t(`streifzug-action-${text.replace(' ', '_')}`, { owner: people.name(other) });
  }
  return cardWords(card, {
    people,
    melds: seen.melds ?? [],
    owner: card.kind === 'mopser' ? (card.seat ?? 0) : seen.phase === 'rob' ? other : seat,
    reader: seat,
    held: cardsIn(seen.hand ?? ''),
  });
}

// Events

/** The sentence for an event; null for what is only to be seen. */
export function sentence(told: Document, people: People, board: Geometry): string | null {
  const event = told as unknown as StreifzugEvent;
  const hidden = event.event === 'robbed' && event.card === undefined;
  return t(
    `streifzug-event-${event.event}${hidden ? '-hidden' : ''}`,
    valuesOf(event, people, board),
  );
}

function valuesOf(event: StreifzugEvent, people: People, board: Geometry): Values {
  const acts = (seat: number): Values => ({
    who: people.name(seat),
    you: yes(people.isReader(seat)),
  });
  const other = (seat: number): Values => ({
    owner: people.name(seat),
    whose: people.isReader(seat) ? 'you' : 'other',
  });
  const at = (field: string, seat: number, form: Form): string =>
    place(board, cellOf(field, seat), form);
  switch (event.event) {
    case 'stacked':
    case 'turned':
      return { cards: cardNames(event.tops.filter((card) => card !== null)) };
    case 'rolled':
      return { ...acts(event.seat), dice: listed(event.dice.map(String)) };
    case 'moved':
    case 'hopped': {
      const { seat } = event;
      const way = { from: at(event.from, seat, '.from'), to: at(event.to, seat, '.to') };
      const by =
        event.event === 'moved' ? { dice: diceWords(event.dice) } : { card: oneCard(event.card) };
      return { ...acts(seat), ...way, ...by };
    }
    case 'thrown':
      return {
        ...acts(event.by),
        ...other(event.seat),
        at: at(event.from, event.seat, '.at'),
        to: at(event.to, event.seat, '.to'),
      };
    case 'patron':
      return {
        ...acts(event.seat),
        ...other(event.by),
        card: oneCard(event.card),
        to: at(event.to, event.by, '.to'),
      };
    case 'draws':
      return { ...acts(event.seat), ...other(event.from) };
    case 'caught':
      return { ...acts(event.seat), card: oneCard(event.card) };
    case 'robbed':
    case 'took':
    case 'mopser': {
      const card = event.card === undefined ? '' : oneCard(event.card);
      return { ...acts(event.seat), ...other(event.from), card };
    }
    case 'melds':
      return { ...acts(event.seat), melds: meldsWords(event.melds), count: event.hand };
    case 'laid_out':
    case 'added':
    case 'exchanged':
      return { ...acts(event.seat), ...layingOf(event) };
    case 'over':
      return { reason: event.reason };
    default:
      return acts(event.seat);
  }
}

function layingOf(event: Told<'laid_out' | 'added' | 'exchanged'>): Values {
  return {
    meld: t('streifzug-meld.one', { meld: meldOf(event.cards) }),
    card: event.event === 'laid_out' ? '' : oneCard(event.card),
    cards: cardNames(event.cards),
    points: pointsWords(event.points),
  };
}

/** All that lies before somebody. */
export function meldsWords(melds: string[][]): string {
  if (melds.length === 0) return t('streifzug-melds-none');
  return melds
    .map((cards) => `${t('streifzug-meld', { meld: meldOf(cards) })} (${cardNames(cards)})`)
    .join('; ');
}

/** The headline of the end. */
export function ending(told: Document, people: People): string {
  const { returns } = told as unknown as Told<'over'>;
  const seats = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const mine = seats.filter((seat) => people.isReader(seat));
  const ordered = [...mine, ...seats.filter((seat) => !people.isReader(seat))];
  return t('streifzug-end', {
    count: seats.length,
    you: yes(mine.length > 0),
    who: listed(ordered.map((seat) => people.name(seat))),
  });
}

// The log

const CHAPTERS = new Set(['first', 'over']);
const NOBODY = new Set(['first', 'stacked', 'turned', 'melds', 'over']);
/** What the next line tells anyway, or the next turn. */
const UNSAID = new Set(['asked', 'draws', 'ended']);

/** How events are gathered into turns: each begins with the roll. */
export const chronicle: Chronicle = {
  begins: ({ event }) =>
    CHAPTERS.has(event as string) ? 'chapter' : event === 'rolled' ? 'turn' : null,
  actor: ({ event, seat, by }) => {
    if (NOBODY.has(event as string)) return null;
    return (event === 'thrown' ? by : seat) as number;
  },
  join: () => null,
  counts: ({ event }) => !UNSAID.has(event as string),
};
