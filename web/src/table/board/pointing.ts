/** What a pointer or the keyboard means on a board of small fields. */

import type { Point } from '../../messages';

/** A finger needs about 44 pixels: so far from its middle a field is still meant. */
const REACH = 24;

/** A field that is farther than another by less than these pixels is about as near to a finger. */
const SLIP = 8;

/** What can be pointed at: a place of a field, which may have several. */
export interface Spot {
  name: string;
  at: Point;
}

/** What a pointer means. */
export interface Meant<One> {
  spot: One;
  /** Spots of other fields that a finger there could mean as well, nearest first. */
  others: One[];
  /** Whether another field is a little nearer, where nothing may be chosen. */
  slipped: boolean;
}

/** Where a pointer is on a drawing, and how many of its units make a pixel. */
export interface Pointed {
  at: Point;
  unit: number;
}

/** The pointer's place in the units of the drawing; null if it is not on the page. */
export function pointOf(drawing: SVGSVGElement | undefined, event: MouseEvent): Pointed | null {
  const matrix = drawing?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { at: [x, y], unit: matrix.a };
}

/**
 * Where a finger came down is where its tap is meant: by the end of it the board may have moved, as
 * what is told below it needs more lines or fewer.
 */
export class Press {
  /** Whether it was a finger, and no mouse, that was there last. */
  touch = false;
  #point: Pointed | null = null;

  /** Where a pointer looks; undefined: a finger only moves, which looks at nothing. */
  look(drawing: SVGSVGElement | undefined, event: PointerEvent): Pointed | null | undefined {
    this.touch = event.pointerType === 'touch';
    if (event.type === 'pointerdown') return this.down(drawing, event);
    return this.touch ? undefined : pointOf(drawing, event);
  }

  /** It came down there. */
  down(drawing: SVGSVGElement | undefined, event: MouseEvent): Pointed | null {
    this.#point = pointOf(drawing, event);
    return this.#point;
  }

  /** Where the tap that ends now was meant; what no finger did (`detail` 0) is where it is. */
  up(drawing: SVGSVGElement | undefined, event: MouseEvent): Pointed | null {
    const down = event.detail > 0 ? this.#point : null;
    const point = down ?? pointOf(drawing, event);
    this.#point = null;
    return point;
  }
}

/**
 * Whose middle is nearest is meant, so that nobody plays what lies beside. But for a finger
 * (`open`: what may be chosen by one; null for a mouse) what may be chosen is meant if it is about
 * as near as what may not. `least`: the reach in units.
 */
export function meantAt<One extends Spot>(
  spots: One[],
  point: Pointed | null,
  least: number,
  open: ((spot: One) => boolean) | null,
): Meant<One> | null {
  if (point === null) return null;
  const reach = Math.max(REACH * point.unit, least);
  const near = spots
    .map((spot) => ({
      spot,
      away: Math.hypot(spot.at[0] - point.at[0], spot.at[1] - point.at[1]),
    }))
    .filter(({ away }) => away < reach)
    .sort((one, other) => one.away - other.away);
  const [nearest] = near;
  if (nearest === undefined) return null;
  const about = near.filter(({ away }) => away - nearest.away < SLIP * point.unit);
  const { spot } = about.find((one) => open?.(one.spot)) ?? nearest;
  const others = near.map((one) => one.spot).filter(({ name }) => name !== spot.name);
  return { spot, others, slipped: spot.name !== nearest.spot.name };
}

const STEPS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Whether an arrow key leads on (1) or back (-1) along a row of fields; null for other keys. */
export function stepOf(key: string): 1 | -1 | null {
  return STEPS[key] ?? null;
}

/** The spot that lies one step further among these, round and round. */
export function stepped<One>(among: One[], here: One | undefined, step: number): One | undefined {
  const index = here === undefined ? -1 : among.indexOf(here);
  const start = index < 0 && step < 0 ? 0 : index;
  return among[(start + step + among.length) % among.length];
}
