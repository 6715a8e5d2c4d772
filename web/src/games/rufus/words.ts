/** Rufus in words: events, fields and actions, said by the game's own texts. */

import type { Geometry, Told as Document } from '../../messages';
import { cellOf } from '../../table/board/geometry';
import type { Deciding } from '../../table/game';
import type { Chronicle } from '../../table/log';
import { whose, type People } from '../../table/people';
import { listed, t, type Values } from '../../texts.svelte';
import { leadsBack } from './deck';
import { readMove, type Move } from './moves';
import type { Scene } from './scene.svelte';
import type { RufusEvent, RufusObservation, Told, TrailCard } from '../../wire/rufus';

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const yes = (value: boolean): string => (value ? 'yes' : 'no');

// Fields, and what is there

/** A field in words. */
export function place(geometry: Geometry, field: string): string {
  return t('rufus-place', {
    kind: cellOf(geometry, field)?.kind ?? 'field',
    number: Number(field),
  });
}

/** What stands and lies on a field: the fox, each seat's stones, a card. */
export function thingsOn(scene: Scene, field: string, people: People | null): string[] {
  const fox = scene.fox.field === field ? [t('rufus-fox')] : [];
  const card = scene.cardAt(field);
  return [...fox, ...stonesOn(scene, field, people), ...(card ? [cardWords(card, people)] : [])];
}

function stonesOn(scene: Scene, field: string, people: People | null): string[] {
  const owners = scene.stonesOn(field).map(({ owner }) => owner ?? 0);
  return [...new Set(owners)].map((owner) => {
    const count = owners.filter((one) => one === owner).length;
    if (people?.isReader(owner)) return t('rufus-field-stones-own', { count });
    return t('rufus-field-stones', { count, who: people?.name(owner) ?? '' });
  });
}

function cardWords({ seat, value }: TrailCard, people: People | null): string {
  if (value !== '?' && people?.isReader(seat)) return t('rufus-field-card-own', { value });
  const who = people?.name(seat) ?? '';
  return value === '?'
    ? t('rufus-field-card', { who })
    : t('rufus-field-card-seen', { who, value });
}

// Actions

/** A trail card as it is spoken of. */
export const one = (value: number): string => t('rufus-card.one', { value });

/** What an action does. */
export function action(geometry: Geometry, { kind, chosen, to, points }: Move): string {
  const [, named = ''] = chosen.split(' ');
  const there = place(geometry, to);
  if (kind === 'fox') return t('rufus-action-fox', { count: points, to: there });
  if (kind === 'lay') return t('rufus-action-lay', { card: one(Number(named)), at: there });
  return t('rufus-action-stone', { points, from: place(geometry, named), to: there });
}

/** The action of a text. */
export function actionWords(text: string, { observation, geometry }: Deciding): string {
  const { fox } = observation as unknown as RufusObservation;
  const fields = geometry.cells.map((cell) => cell.name);
  return action(geometry, readMove(text, { fields, fox: String(fox) }));
}

// Events

/** The sentence for an event; null for what is only to be seen. */
export function sentence(told: Document, people: People, geometry: Geometry): string | null {
  const event = told as unknown as RufusEvent;
  const hidden = event.event === 'laid' && event.value === undefined;
  const said = t(
    `rufus-event-${event.event}${hidden ? '-hidden' : ''}`,
    valuesOf(event, people, geometry),
  );
  return event.event === 'caught' ? [said, ...setBack(event, people, geometry)].join(' ') : said;
}

/** For each stone that was caught, who has to go back where. */
function setBack({ stones }: Told<'caught'>, people: People, geometry: Geometry): string[] {
  return stones.flatMap(({ seat, to }) =>
    to === null
      ? []
      : t('rufus-event-set_back', {
          who: people.name(seat),
          you: yes(people.isReader(seat)),
          to: place(geometry, to),
        }),
  );
}

/** How many stones were caught: of a colour that goes nowhere, both. */
function caughtIn({ stones }: Told<'caught'>): number {
  return stones.reduce((count, { to }) => count + (to === null ? 2 : 1), 0);
}

function valuesOf(event: RufusEvent, people: People, geometry: Geometry): Values {
  if (event.event === 'over') return { reason: event.reason, ...ending(event, people) };
  const who: Values = { who: people.name(event.seat), you: yes(people.isReader(event.seat)) };
  const at = (field: string | null): string => (field === null ? '' : place(geometry, field));
  switch (event.event) {
    case 'fox_moved':
      return { ...who, count: event.path.length, to: at(event.to) };
    case 'laid':
      return { ...who, at: at(event.at), value: event.value ?? 0 };
    case 'stone_moved':
      return { ...who, count: event.path.length, from: at(event.from), to: at(event.to) };
    case 'met':
      return {
        ...who,
        owner: people.name(event.owner),
        whose: whose(event.owner, event.seat, people),
        at: at(event.at),
        value: event.value,
      };
    case 'trailed':
      return {
        ...who,
        back: yes(leadsBack(event.value)),
        count: event.path.length,
        to: at(event.to),
      };
    case 'caught':
      return { ...who, by: event.by, count: caughtIn(event), at: at(event.at) };
    case 'won':
      return { ...who, why: event.why, at: at(event.at), value: event.prize };
    default:
      return who;
  }
}

/** All who have won, and their score. */
function ending({ returns, scores }: Told<'over'>, people: People): Values {
  const seats = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const you = seats.some((seat) => people.isReader(seat));
  return {
    who: listed(seats.map((seat) => people.name(seat))),
    you: yes(you),
    count: seats.length,
    score: scores[seats[0] ?? 0] ?? 0,
  };
}

// The log

const CHAPTERS = new Set(['first', 'over']);
/** What a turn may begin with. */
const DONE = new Set(['fox_moved', 'laid', 'stone_moved']);
/** What follows from what has been done. */
const FOLLOWS = new Set(['met', 'trailed', 'caught', 'won', 'taken_back']);

/** How Rufus' events are gathered into turns. */
export const chronicle: Chronicle = {
  begins: ({ event, seat }, last) => {
    if (CHAPTERS.has(event as string)) return 'chapter';
    return DONE.has(event as string) && last?.seat !== seat ? 'turn' : null;
  },
  actor: ({ event, seat }) =>
    DONE.has(event as string) || FOLLOWS.has(event as string) ? (seat as number) : null,
  join: () => null,
  counts: () => true,
};
