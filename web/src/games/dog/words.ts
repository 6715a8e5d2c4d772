/** Dog in words: events, places, men and actions, said by the game's own texts. */

import type { Geometry, Told } from '../../messages';
import { cardsIn } from '../../cards/codes';
import { cellOf } from '../../table/board/geometry';
import type { Deciding } from '../../table/game';
import type { Chronicle } from '../../table/log';
import { whose, type People } from '../../table/people';
import { listed, t, type Values } from '../../texts.svelte';
import { readMove, type Move } from './moves';
import type { DogEvent } from './shapes';

const yes = (value: boolean): string => (value ? 'yes' : 'no');

// Places and men

/** What a place's text needs: a field by its name, or a kennel as `K` and its seat. */
function placeValues(geometry: Geometry, field: string): Values {
  const cell = cellOf(geometry, field);
  const number = Number.parseInt(field.slice(1));
  if (cell === null) return { kind: 'kennel', seat: number, number };
  return { kind: cell.kind, seat: cell.seat ?? 0, number: cell.depth ?? number };
}

/** A place in words, in one of the forms: on its own, or "from", "to", "at" it. */
export function place(
  geometry: Geometry,
  field: string,
  form: '' | '.from' | '.to' | '.at',
): string {
  return t(`dog-place${form}`, placeValues(geometry, field));
}

export function man(at: string, seat: number, fresh: boolean): string {
  return t('dog-man', { seat, at, fresh: yes(fresh) });
}

// Actions

/** What an action does, without its card. */
function deed(geometry: Geometry, move: Move): string {
  const { kind, from, to } = move;
  const card = t(`dog-card-${move.card}.one`);
  if (kind === 'give' || kind === 'fold') return t(`dog-action-${kind}`, { card });
  if (kind === 'out') return t('dog-action-out');
  if (from === null || to === null) return '';
  if (kind === 'swap') {
    const [at, there] = [place(geometry, from, '.at'), place(geometry, to, '.at')];
    return t('dog-action-swap', { at, there });
  }
  return t('dog-action-move', {
    from: place(geometry, from, '.from'),
    to: place(geometry, to, '.to'),
  });
}

/** An action with its card. */
export function action(geometry: Geometry, move: Move): string {
  const words = deed(geometry, move);
  if (move.kind === 'give' || move.kind === 'fold') return words;
  if (move.card !== move.as) {
    return t('dog-action-joker', { as: t(`dog-card-${move.as}.as`), action: words });
  }
  return t('dog-action-card', { name: t(`dog-card-${move.card}`), action: words });
}

/** The action of a text. */
export function actionWords(text: string, { geometry }: Deciding): string {
  return action(geometry, readMove(text, null));
}

// Events

/** What only whoever gives or gets a card is told. */
const PERSONAL = new Set(['dealt', 'gave', 'received']);
const isPersonal = ({ event }: Told): boolean => PERSONAL.has(event as string);

function one(card: string): string {
  return t(`dog-card-${card}.one`);
}

function named(cards: string): string {
  return listed(cardsIn(cards).map((code) => t(`dog-card-${code}`)));
}

/** The sentence for an event; null for what is only to be seen. */
export function sentence(told: Told, people: People, geometry: Geometry): string | null {
  const event = told as DogEvent;
  const hidden = (event.event === 'dealt' || event.event === 'gave') && event.card === undefined;
  if (event.event === 'dealt' && hidden) return null;
  const form = hidden ? '-hidden' : '';
  return t(`dog-event-${event.event}${form}`, valuesOf(event, people, geometry));
}

function valuesOf(event: DogEvent, people: People, geometry: Geometry): Values {
  const actor = actorOf(event);
  const who: Values =
    actor === null ? {} : { who: people.name(actor), you: yes(people.isReader(actor)) };
  const own = (owner: number): Values => ({
    owner: people.name(owner),
    whose: whose(owner, actor ?? -1, people),
  });
  switch (event.event) {
    case 'round':
      return { ...who, hand_size: event.hand_size };
    case 'reshuffled':
      return { cards: event.cards };
    case 'dealt':
      return { ...who, cards: named(event.card ?? '') };
    case 'gave':
      return {
        ...who,
        owner: partner(event.seat, people),
        card: event.card ? one(event.card) : '',
      };
    case 'received':
      return {
        who: people.name(event.from),
        you: yes(people.isReader(event.seat)),
        owner: people.name(event.seat),
        card: one(event.card),
      };
    case 'played':
      return {
        ...who,
        joker: yes(event.card !== event.as),
        card: one(event.card),
        as: t(`dog-card-${event.as}.as`),
      };
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
    case 'swapped':
      return {
        ...who,
        ...own(event.a.owner),
        at: place(geometry, event.a.from, '.at'),
        other: people.name(event.b.owner),
        others: whose(event.b.owner, actor ?? -1, people),
        there: place(geometry, event.b.from, '.at'),
      };
    case 'sent_home':
      return { ...who, ...own(event.owner), at: place(geometry, event.from, '.at') };
    case 'folded':
      return { ...who, cards: named(event.cards) };
    case 'over':
      return { reason: event.reason, ...winners(event.returns, people) };
    default:
      return who;
  }
}

function partner(seat: number, people: People): string {
  return listed(people.partners(seat).map((other) => people.name(other)));
}

/** The two who have won, the reader first if it is one of them. */
function winners(returns: number[], people: People): Values {
  const seats = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  seats.sort((a, b) => Number(people.isReader(b)) - Number(people.isReader(a)) || a - b);
  const [first, second] = seats;
  if (first === undefined || second === undefined) return { who: '', owner: '', you: 'no' };
  const you = yes(people.isReader(first));
  return { who: people.name(first), owner: people.name(second), you };
}

function actorOf(event: DogEvent): number | null {
  if (event.event === 'round') return event.starter;
  if (event.event === 'sent_home') return event.by;
  return 'seat' in event ? event.seat : null;
}

// The log

const CHAPTERS = new Set(['round', 'over']);
/** Without their card they happen to every other seat in every round: not worth a line. */
const HIDDEN = new Set(['dealt', 'gave']);
const TURNS = new Set(['played', 'folded', 'starter']);
const IN_TURN = new Set(['moved', 'came_out', 'swapped', 'taken_back', 'home', 'sent_home']);

/** How Dog's events are gathered into turns. */
export const chronicle: Chronicle = {
  begins: ({ event }) => {
    if (CHAPTERS.has(event as string)) return 'chapter';
    return TURNS.has(event as string) ? 'turn' : null;
  },
  actor: (told) => {
    const event = told as DogEvent;
    const acts = event.event === 'played' || event.event === 'folded' || IN_TURN.has(event.event);
    return acts ? actorOf(event) : null;
  },
  join: (last, next) =>
    last['event'] === 'dealt' && next['event'] === 'dealt' && last['seat'] === next['seat']
      ? { ...last, card: `${String(last['card'])} ${String(next['card'])}` }
      : null,
  isPersonal,
  counts: ({ event, card }) => !HIDDEN.has(event as string) || card !== undefined,
};
