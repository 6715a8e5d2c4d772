/** Stramash in words: events, places, laddies and actions, said by the game's own texts. */

import type { Geometry, Told } from '../../messages';
import { cellOf } from '../../table/board/geometry';
import type { Deciding } from '../../table/game';
import type { Chronicle } from '../../table/log';
import { whose, type People } from '../../table/people';
import { listed, t, type Values } from '../../texts.svelte';
import { LADDIES } from './laddies';
import { readMove, type Move } from './moves';
import { DOCK, type StramashEvent, type StramashObservation } from './shapes';
import { cardsIn } from '../../cards/codes';

const yes = (value: boolean): string => (value ? 'yes' : 'no');

// Places and laddies

type Form = '' | '.from' | '.to' | '.at';

/**
 * A place in words, in one of the forms: on its own, or "from", "to", "at" it. `owner`: whose dock
 * it is, where the name does not say it.
 */
export function place(geometry: Geometry, field: string, form: Form, owner = 0): string {
  const cell = cellOf(geometry, field);
  const number = Number.parseInt(field.slice(1));
  if (cell === null) {
    const seat = field === DOCK ? owner : number;
    return t(`stramash-place${form}`, { kind: 'dock', colour: colour(seat, form), number: 0 });
  }
  const { seat, depth } = cell;
  return t(`stramash-place${form}`, {
    kind: seat === undefined ? 'track' : cell.kind,
    colour: colour(seat ?? 0, form),
    number: depth ?? number,
  });
}

const colour = (seat: number, form: Form): string => t(`stramash-colour-${seat}${form}`);

export function laddie(at: string, seat: number): string {
  return t('stramash-laddie', { laddie: t(`stramash-colour-${seat}.laddie`), at });
}

// Actions

/** What an action does, without its card. `owner`: whose laddies are moved. */
function deed(geometry: Geometry, { kind, from, to }: Move, owner: number): string {
  if (kind === 'out') return t('stramash-action-out');
  if (from === null || to === null) return '';
  return t(kind === 'charge' ? 'stramash-action-charge' : 'stramash-action-move', {
    from: place(geometry, from, '.from', owner),
    to: place(geometry, to, '.to', owner),
  });
}

/** An action with its card. */
export function action(geometry: Geometry, move: Move, owner: number): string {
  if (move.kind === 'discard') return t('stramash-action-discard', { card: one(move.card) });
  return t('stramash-action-card', {
    name: t(`stramash-card-${move.card}`),
    action: deed(geometry, move, owner),
  });
}

/** The action of a text: with the partner's laddies once the own are all home. */
export function actionWords(text: string, deciding: Deciding): string {
  const { seat, observation, people, geometry } = deciding;
  const { laddies } = observation as unknown as StramashObservation;
  const home = laddies[seat]?.filter((at) => at.startsWith('C')).length === LADDIES;
  const owner = (home ? people.partners(seat)[0] : undefined) ?? seat;
  return action(geometry, readMove(text, null), owner);
}

function one(card: string): string {
  return t(`stramash-card-${card}.one`);
}

// Events

/** What only whoever gets a card is told. */
const isPersonal = ({ event }: Told): boolean => event === 'dealt' || event === 'drew';

/** What others are dealt and draw is only to be seen. */
const isHidden = (event: StramashEvent): boolean =>
  (event.event === 'dealt' || event.event === 'drew') && event.card === undefined;

/** The sentence for an event; null for what is only to be seen. */
export function sentence(told: Told, people: People, geometry: Geometry): string | null {
  const event = told as StramashEvent;
  if (isHidden(event)) return null;
  return t(`stramash-event-${event.event}`, valuesOf(event, people, geometry));
}

function valuesOf(event: StramashEvent, people: People, geometry: Geometry): Values {
  const actor = actorOf(event);
  const who: Values =
    actor === null ? {} : { who: people.name(actor), you: yes(people.isReader(actor)) };
  const own = (owner: number): Values => ({
    owner: people.name(owner),
    whose: whose(owner, actor ?? -1, people),
  });
  switch (event.event) {
    case 'reshuffled':
      return { cards: event.cards };
    case 'dealt':
      return { ...who, cards: named(event.card ?? '') };
    case 'drew':
    case 'played':
    case 'discarded':
      return { ...who, card: one(event.card ?? '') };
    case 'came_out':
      return { ...who, ...own(event.owner), to: place(geometry, event.to, '.to') };
    case 'moved':
      return {
        ...who,
        ...own(event.owner),
        back: yes(event.back),
        count: event.path.length,
        from: place(geometry, event.from, '.from'),
        to: place(geometry, event.to, '.to'),
      };
    case 'charged':
      return {
        ...who,
        ...own(event.owner),
        from: place(geometry, event.from, '.from', event.owner),
        to: place(geometry, event.to, '.to'),
      };
    case 'docked':
      return { ...who, ...own(event.owner), at: place(geometry, event.from, '.at') };
    case 'promoted':
      return {
        ...who,
        ...own(event.owner),
        at: place(geometry, event.from, '.at'),
        to: place(geometry, event.to, '.to'),
      };
    case 'over':
      return { reason: event.reason, ...winners(event.returns, people) };
    default:
      return who;
  }
}

function named(cards: string): string {
  return listed(cardsIn(cards).map((code) => t(`stramash-card-${code}`)));
}

/** Who has won: one, or a pair with the reader first if among them. */
export function winners(returns: number[], people: People): Values {
  const seats = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  seats.sort((a, b) => Number(people.isReader(b)) - Number(people.isReader(a)) || a - b);
  const [first, second] = seats;
  return {
    pair: yes(second !== undefined),
    you: yes(first !== undefined && people.isReader(first)),
    who: first === undefined ? '' : people.name(first),
    owner: second === undefined ? '' : people.name(second),
  };
}

function actorOf(event: StramashEvent): number | null {
  if ('by' in event) return event.by;
  return 'seat' in event ? event.seat : null;
}

// The log

const CHAPTERS = new Set(['first', 'over']);
const TURNS = new Set(['drew', 'played', 'discarded']);
/** What nobody's sign stands before. */
const WITHOUT_ACTOR = new Set(['first', 'dealt', 'reshuffled', 'over']);

/** How Stramash's events are gathered into turns: from the card drawn to the card played. */
export const chronicle: Chronicle = {
  begins: ({ event, seat }, last) => {
    if (CHAPTERS.has(event as string)) return 'chapter';
    if (!TURNS.has(event as string)) return null;
    const drawn = last?.seat === seat && last?.events.at(-1)?.['event'] === 'drew';
    return drawn ? null : 'turn';
  },
  actor: (told) => {
    const event = told as StramashEvent;
    return WITHOUT_ACTOR.has(event.event) ? null : actorOf(event);
  },
  join: (last, next) =>
    last['event'] === 'dealt' && next['event'] === 'dealt' && last['seat'] === next['seat']
      ? { ...last, card: `${String(last['card'])} ${String(next['card'])}` }
      : null,
  isPersonal,
  counts: (told) => !isHidden(told as StramashEvent),
};
