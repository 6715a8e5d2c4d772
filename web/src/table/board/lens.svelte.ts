/** A lens over a board: it shows a piece of it, enlarged until fingers meet its fields. */

import type { Point } from '../../messages';

/** So much larger than life at most. */
const MOST = 9;

/** Less than this is no lens any more: the board is whole. */
const LEAST = 1.08;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** How the enlarged board lies below its glass; all in parts of the glass's width. */
export class Lens {
  scale = $state(1);
  left = $state(0);
  top = $state(0);
  /** Whether a tap has opened it, and not fingers that wanted to see more. */
  tapped = $state(false);

  /** @param room how high the glass may be, asked anew each time */
  constructor(readonly room: () => number = () => 1) {}

  /** How high the glass is: never higher than the board that is seen through it. */
  tallness(scale = this.scale): number {
    return Math.min(this.room(), scale);
  }

  get open(): boolean {
    return this.scale > 1;
  }

  /** Whether what is seen is of the lower half of the board. */
  get low(): boolean {
    return this.tallness() / 2 - this.top > this.scale / 2;
  }

  /** Opens it so that what lies there on the glass comes into its middle. */
  show(at: Point, scale: number): void {
    this.pinch(at, [0.5, this.tallness(scale) / 2], scale / this.scale);
    this.tapped = true;
  }

  /** Shows a piece of the board, by what comes into its middle in parts of the board. */
  frame([x, y]: Point, scale: number): void {
    this.#lie(scale, 0.5 - x * scale, this.tallness(scale) / 2 - y * scale);
    this.tapped = false;
  }

  /** Fingers have spread by this factor, and their middle has gone from one place to another. */
  pinch(from: Point, to: Point, factor: number): void {
    const scale = within(this.scale * factor, 1, MOST);
    const part = scale / this.scale;
    this.#lie(scale, to[0] - (from[0] - this.left) * part, to[1] - (from[1] - this.top) * part);
    if (factor !== 1) this.tapped = false;
  }

  /** Fingers have left: what is hardly enlarged is whole again. */
  rest(): void {
    if (this.scale < LEAST) this.whole();
  }

  /** The whole board. */
  whole(): void {
    this.#lie(1, 0, 0);
    this.tapped = false;
  }

  /** The glass has another height than before. */
  settle(): void {
    this.#lie(this.scale, this.left, this.top);
  }

  /** No edge of the board comes inside the glass. */
  #lie(scale: number, left: number, top: number): void {
    this.scale = scale;
    this.left = within(left, 1 - scale, 0);
    this.top = within(top, this.tallness(scale) - scale, 0);
  }
}
