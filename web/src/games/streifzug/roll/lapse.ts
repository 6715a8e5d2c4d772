/** Why a roll lapses, as far as the board says it: each figure waits for a number of its own. */

import type { Geometry } from '../../../messages';
import type { Line } from '../../../said';
import type { StreifzugEvent } from '../../../wire/streifzug';
import type { Scene } from '../scene.svelte';

/** Which number leads on from where a figure comes in. */
const NUMBERS = { start: 6, entry: 4, follow: 2 };

/** Where a figure waits for its number. */
export type Waiting = keyof typeof NUMBERS;

/** Where this seat's figures wait; nothing if one stands elsewhere, or has its number. */
export function waitingOf({ pieces, dice }: Scene, board: Geometry, seat: number): Waiting[] {
  const kinds = new Map(board.cells.map(({ name, kind }) => [name, kind]));
  const fields = pieces
    .filter(({ owner, field }) => owner === seat && field !== 'Z')
    .map(({ field }) => (field === 'S' ? 'start' : (kinds.get(field) ?? '')));
  const waiting = (Object.keys(NUMBERS) as Waiting[]).filter((one) => fields.includes(one));
  const plain = fields.every((field) => Object.hasOwn(NUMBERS, field));
  const shown = dice?.values ?? [];
  return plain && !waiting.some((one) => shown.includes(NUMBERS[one])) ? waiting : [];
}

/** The event with what it says where the reader's figures wait. */
export function withWaiting<Event extends StreifzugEvent>(
  event: Event,
  waiting: Waiting[],
): Event {
  if (waiting.length === 0) return event;
  const parts = waiting.map((from): Line => ({
    as: 'line',
    id: 'streifzug-lapsed-need',
    args: { from },
  }));
  const needs = { as: 'list', parts, any: true } as const;
  return { ...event, said: [{ as: 'line', id: 'streifzug-event-lapsed-why', args: { needs } }] };
}

/** The numbers alone. */
export const numbersOf = (waiting: Waiting[]): number[] => waiting.map((one) => NUMBERS[one]);
