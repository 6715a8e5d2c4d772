/** Dog in words: its places and men; and how its events are gathered into turns. */

import type { Geometry } from '../../messages';
import { cellOf } from '../../table/board/geometry';
import type { Chronicle } from '../../table/log';
import { t, type Values } from '../../texts.svelte';
import type { DogEvent } from '../../wire/dog';

const yes = (value: boolean): string => (value ? 'yes' : 'no');

// Places and men

/** What a place's text needs: a field by its name, or a place in a kennel (`K0.1`). */
function placeValues(geometry: Geometry, field: string): Values {
  const cell = cellOf(geometry, field);
  const [number = 0, slot = 0] = field.slice(1).split('.').map(Number);
  if (cell === null) return { kind: 'kennel', seat: number, number: slot };
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

// The log

/** What only whoever gives or gets a card is told. */
const PERSONAL = new Set(['dealt', 'gave', 'received']);
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
    const event = told as unknown as DogEvent;
    const acts = event.event === 'played' || event.event === 'folded' || IN_TURN.has(event.event);
    return acts ? actorOf(event) : null;
  },
  isPersonal: ({ event }) => PERSONAL.has(event as string),
  counts: ({ event, card }) => !HIDDEN.has(event as string) || card !== undefined,
  befalls: (told, seat) => befalls(told as unknown as DogEvent, seat),
};

/** A man is sent home or swapped away, a card is given, or a hand cannot be played. */
function befalls(event: DogEvent, seat: number): boolean {
  if (event.event === 'sent_home') return event.owner === seat && event.by !== seat;
  if (event.event === 'swapped') return event.b.owner === seat && event.seat !== seat;
  return (event.event === 'folded' || event.event === 'received') && event.seat === seat;
}

function actorOf(event: DogEvent): number | null {
  if (event.event === 'round') return event.starter;
  if (event.event === 'sent_home') return event.by;
  return 'seat' in event ? event.seat : null;
}
