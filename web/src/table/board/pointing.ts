/** What a pointer or the keyboard means on a board of small fields. */

import type { Point } from '../../messages';

/** A finger needs about 44 pixels: so far from its middle a field is still meant. */
const REACH = 24;

/** What can be pointed at. */
export interface Spot {
  at: Point;
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

/** The spots that a finger there could mean, nearest first. `least`: the reach in units. */
export function near<One extends Spot>(spots: One[], point: Pointed | null, least: number): One[] {
  if (point === null) return [];
  const distance = ({ at }: Spot): number => Math.hypot(at[0] - point.at[0], at[1] - point.at[1]);
  const reach = Math.max(REACH * point.unit, least);
  return spots
    .filter((spot) => distance(spot) < reach)
    .sort((one, other) => distance(one) - distance(other));
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
