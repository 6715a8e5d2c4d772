/** Movements over a board and over the whole page. */

import type { Point } from '../../messages';
import { rectangleOf } from './anchors';
import { arch, smooth, type Clock } from '../clock';

/** What can be lifted and carried: where it is drawn, and how high above the board (0 to 1). */
export interface Movable {
  x: number;
  y: number;
  lift: number;
}

/** Moves a piece in a bow: `height` lifts it, `aside` bends its way to the right. */
export async function jump(
  piece: Movable,
  to: Point,
  clock: Clock,
  ms: number,
  height: number,
  aside = 0,
): Promise<void> {
  const [x, y] = [piece.x, piece.y];
  const [dx, dy] = [to[0] - x, to[1] - y];
  const length = Math.hypot(dx, dy) || 1;
  await clock.move(ms, (part) => {
    const [way, bow] = [smooth(part), arch(part)];
    piece.x = x + dx * way - (dy / length) * aside * bow;
    piece.y = y + dy * way + (dx / length) * aside * bow;
    piece.lift = height * bow;
  });
}

/** A card in the air; `code` null shows its back. */
export interface Flight {
  id: number;
  code: string | null;
  from: DOMRect;
  to: DOMRect;
  /** How much of the way is done, 0 to 1. */
  part: number;
}

let flown = 0;

/**
 * Lets a card fly between two places on the page, each the first of these anchors that is there.
 * While it does, it is in `flights`, which must be reactive.
 */
export async function fly(
  flights: Flight[],
  code: string | null,
  from: string[],
  to: string[],
  clock: Clock,
  ms: number,
): Promise<void> {
  const [begin, end] = [rectangleOf(...from), rectangleOf(...to)];
  if (clock.still || begin === null || end === null) return clock.pause(ms / 2);
  const id = ++flown;
  flights.push({ id, code, from: begin, to: end, part: 0 });
  const flight = flights.at(-1);
  if (!flight) return;
  await clock.move(ms, (part) => (flight.part = part));
  const index = flights.findIndex((one) => one.id === id);
  if (index >= 0) flights.splice(index, 1);
}
