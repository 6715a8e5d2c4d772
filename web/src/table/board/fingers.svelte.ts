/** Fingers on the glass of a lens: they drag the board and spread it; a tap is none of that. */

import type { Point } from '../../messages';
import type { Lens } from './lens.svelte';

/** How far a pointer moves, in pixels, before it drags. */
const SLACK = 7;

export class Fingers {
  /** Whether the board is held and moves. */
  held = $state(false);
  /** Whether it was a finger that came last, and no mouse. */
  touch = false;
  /** Whether the click that follows is none. */
  swallows = false;

  #on = new Map<number, Point>();
  #begun: Point = [0, 0];
  /** Whether the first finger is on a piece, which it drags. */
  #grips = false;

  /**
   * @param lens what they move
   * @param placeOf a point of the window in parts of the glass's width
   * @param begins hears that they move the board from now on
   */
  constructor(
    readonly lens: Lens,
    readonly placeOf: (x: number, y: number) => Point,
    readonly begins: () => void,
  ) {}

  down(event: PointerEvent): void {
    this.touch = event.pointerType === 'touch';
    if (!event.isPrimary && (this.#on.size !== 1 || (this.#moved() && !this.held))) return;
    if (event.isPrimary) {
      this.#on.clear();
      this.held = this.swallows = false;
      this.#begun = [event.clientX, event.clientY];
      this.#grips =
        event.target instanceof Element && event.target.closest('[data-grip]') !== null;
    }
    this.#on.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#on.size === 2) this.#hold();
  }

  move(event: PointerEvent): void {
    if (!this.#on.has(event.pointerId)) return;
    if (event.buttons === 0) return this.up(event);
    const before = this.#middle();
    const spread = this.#across();
    this.#on.set(event.pointerId, [event.clientX, event.clientY]);
    if (!this.held && (!this.lens.open || this.#grips || !this.#moved())) return;
    this.#hold();
    event.stopPropagation();
    this.lens.pinch(before, this.#middle(), spread === 0 ? 1 : this.#across() / spread);
  }

  up(event: PointerEvent): void {
    this.#on.delete(event.pointerId);
    if (this.#on.size > 0) return;
    this.held = false;
    this.lens.rest();
  }

  #hold(): void {
    this.held = this.swallows = true;
    this.begins();
  }

  /** Whether the first finger has moved far enough to drag. */
  #moved(): boolean {
    const [left, top] = this.#begun;
    return [...this.#on.values()].some(([x, y]) => Math.hypot(x - left, y - top) > SLACK);
  }

  /** The middle of all fingers, in parts of the glass's width. */
  #middle(): Point {
    const all = [...this.#on.values()];
    const mean = (axis: 0 | 1): number => all.reduce((sum, at) => sum + at[axis], 0) / all.length;
    return this.placeOf(mean(0), mean(1));
  }

  /** How far two fingers are apart; 0 if there is one. */
  #across(): number {
    const [one, other] = [...this.#on.values()];
    return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
  }
}
