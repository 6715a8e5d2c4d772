/** Stramash in words: its places and laddies; and how its events are gathered into turns. */

import type { Geometry } from '../../messages';
import { cellOf } from '../../table/board/geometry';
import type { Chronicle } from '../../table/log';
import { t } from '../../texts.svelte';
import type { StramashEvent } from '../../wire/stramash';
import { DOCK } from './laddies';

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

// The log

/** What only whoever gets a card is told in full. */
const PERSONAL = new Set(['dealt', 'drew']);
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
    const event = told as unknown as StramashEvent;
    return WITHOUT_ACTOR.has(event.event) ? null : actorOf(event);
  },
  isPersonal: ({ event }) => PERSONAL.has(event as string),
  counts: ({ event, card }) => !PERSONAL.has(event as string) || card !== undefined,
  befalls: (told, seat) => {
    const event = told as unknown as StramashEvent;
    const struck = event.event === 'docked' || event.event === 'promoted';
    return struck && event.owner === seat && event.by !== seat;
  },
};

function actorOf(event: StramashEvent): number | null {
  if ('by' in event) return event.by;
  return 'seat' in event ? event.seat : null;
}
