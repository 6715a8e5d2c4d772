/** Whether the mouse is on its way to something: each stretch of its way leads nearly straight there. */

import type { Point } from '../../messages';

/** Where something lies in the window, in pixels. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What is shorter says nothing of the direction, in pixels. */
const STRETCH = 3;
/** So much of a stretch at least has to bring it nearer. */
const STRAIGHT = 0.7;
/** After so long at rest it is not on its way any more, in milliseconds. */
const REST = 300;

export class Heading {
  /** Whether it is on its way. */
  on = false;
  #at: Point | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** `given`: it is not on its way any more. */
  constructor(private readonly given: () => void) {}

  /** The mouse is here now; `goal`: where it may be going, null if nowhere. */
  moved(at: Point, goal: Place | null): void {
    const from = this.#at;
    const way = from === null ? 0 : Math.hypot(at[0] - from[0], at[1] - from[1]);
    if (goal === null || from === null) {
      this.#at = at;
      return this.stop();
    }
    if (way >= STRETCH) {
      this.#at = at;
      this.on = far(from, goal) - far(at, goal) > way * STRAIGHT;
    }
    if (!this.on) return this.stop();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.stop(), REST);
  }

  stop(): void {
    clearTimeout(this.#rest);
    this.on = false;
    this.given();
  }
}

/** From a point to the nearest of a place; 0 within it. */
function far([x, y]: Point, { left, right, top, bottom }: Place): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
