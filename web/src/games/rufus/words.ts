/** Rufus in words: fields and what is on them; and how its events are gathered into turns. */

import type { Geometry } from '../../messages';
import { cellOf } from '../../table/board/geometry';
import type { Chronicle } from '../../table/log';
import type { People } from '../../table/people';
import { t } from '../../texts.svelte';
import type { RufusEvent, TrailCard } from '../../wire/rufus';
import type { Scene } from './scene.svelte';

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
    return t('rufus-field-stones', { count, owner: people?.name(owner, '.of') ?? '' });
  });
}

function cardWords({ seat, value }: TrailCard, people: People | null): string {
  if (value !== '?' && people?.isReader(seat)) return t('rufus-field-card-own', { value });
  const owner = people?.name(seat, '.of') ?? '';
  return value === '?'
    ? t('rufus-field-card', { owner })
    : t('rufus-field-card-seen', { owner, value });
}

/** A trail card as it is spoken of. */
export const one = (value: number): string => t('rufus-card.one', { value });

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
  counts: () => true,
  befalls: (told, seat) => {
    const event = told as unknown as RufusEvent;
    if (event.event === 'met') return event.seat === seat && event.owner !== seat;
    if (event.event === 'trailed' || event.event === 'out') return event.seat === seat;
    return (
      event.event === 'caught' &&
      event.seat !== seat &&
      event.stones.some((stone) => stone.seat === seat)
    );
  },
};
