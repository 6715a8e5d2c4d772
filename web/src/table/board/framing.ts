/** Which piece of a board shows some of its fields closely. */

import type { Point } from '../../messages';
import { FINGER } from './crowd';

/** A piece of a board: its middle in parts of the board, and how much larger it is shown. */
export interface Frame {
  at: Point;
  scale: number;
}

/** How an enlarged board lies below its glass, in parts of the glass's width. */
export interface Lying {
  scale: number;
  left: number;
  top: number;
  tallness(): number;
}

/** A field in parts of the board. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

/** A board as wide as this, in pixels, is seen well as a whole. */
const WIDE = 480;
/** So much larger than life at most. */
const MOST = 3;
/** What gains less than this stays as it is. */
const LEAST = 1.25;
/** What is seen by this part as large as it could be stays as it is: a board that moves is no help. */
const ENOUGH = 0.6;
/** So many fields are seen around those that are looked at, if nobody says how many. */
const AROUND = 3;

/** So much higher than wide a glass is at most. */
export const TALLEST = 1.5;

/** How high a glass may be, in parts of its width, where the room of its board leaves some free. */
export function tallnessOf(glass: Element | undefined): number {
  const room = glass?.closest('.board-room');
  if (!glass || !room) return 1;
  const high = room.clientHeight - parseFloat(getComputedStyle(room).paddingBottom || '0');
  return Math.min(Math.max(high / (glass.clientWidth || 1), 1), TALLEST);
}

/** The piece of a board below a glass that shows the fields of these names; null for all of it. */
export function framing(glass: Element, names: string[], around = AROUND): Frame | null {
  const { width } = glass.getBoundingClientRect();
  if (width >= WIDE) return null;
  return frameOf(placesOf(glass, names), width, tallnessOf(glass), around);
}

/** The fields of these names as they lie on the board below a glass, however it is enlarged now. */
export function placesOf(glass: Element, names: string[]): Place[] {
  const below = glass.firstElementChild?.getBoundingClientRect();
  if (below === undefined || below.width === 0) return [];
  const part = (length: number): number => length / below.width;
  return names.flatMap((name) => {
    const cell = glass.querySelector(`[data-cell="${CSS.escape(name)}"]`);
    const there = cell?.getBoundingClientRect();
    if (there === undefined || there.width === 0) return [];
    const x = part(there.x + there.width / 2 - below.x);
    const y = part(there.y + there.height / 2 - below.y);
    return [{ x, y, width: part(there.width) }];
  });
}

/** Whether a lens shows these fields whole already, and hardly smaller than this frame would. */
export function showsWell(lens: Lying, places: Place[], { scale }: Frame): boolean {
  const { left, top } = lens;
  const isInside = (middle: number, width: number, end: number): boolean =>
    middle >= (width * lens.scale) / 2 && middle <= end - (width * lens.scale) / 2;
  const whole = places.every(
    ({ x, y, width }) =>
      isInside(left + x * lens.scale, width, 1) &&
      isInside(top + y * lens.scale, width, lens.tallness()),
  );
  return whole && lens.scale >= ENOUGH * scale;
}

/** The piece of a board, so many pixels wide, that shows these fields through a glass as tall; null for all. */
export function frameOf(places: Place[], pixels: number, tall = 1, around = AROUND): Frame | null {
  if (places.length === 0) return null;
  const field = Math.min(...places.map(({ width }) => width));
  const [left, right] = ends(places.map(({ x }) => x));
  const [top, bottom] = ends(places.map(({ y }) => y));
  const edge = 2 * around * field;
  const room = Math.max(right - left + edge, (bottom - top + edge) / tall);
  const scale = Math.min(1 / room, MOST, FINGER / (field * pixels));
  if (scale < LEAST) return null;
  return { at: [(left + right) / 2, (top + bottom) / 2], scale };
}

const ends = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
