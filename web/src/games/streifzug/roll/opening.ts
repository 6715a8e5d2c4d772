/** A game that has just begun, before the reader has thrown for the first time. */

import type { Told } from '../../../messages';
import type { Opening } from '../../../table/game';
import type { StreifzugEvent, StreifzugObservation } from '../../../wire/streifzug';

/** What moves neither a figure nor a card. */
const STILL = new Set<StreifzugEvent['event']>(['first', 'stacked', 'rolled', 'lapsed', 'ended']);

/** The board before the reader's own first roll; null if there is none, or anybody has moved. */
export function openingOf(
  events: StreifzugEvent[],
  seen: StreifzugObservation,
  seat: number | null,
): Opening | null {
  const told = events.findIndex((one) => one.event === 'rolled' && one.seat === seat);
  if (told < 0 || !events.every(({ event }) => STILL.has(event))) return null;
  const { dice: _dice, turn: _turn, ...before } = seen;
  return { told, seen: { ...before, to_move: seat } as unknown as Told };
}
