/** A way over the board as a line that leaves both its ends free. */

import type { Point } from '../../messages';

/** Through these points, less so much at its beginning and at its end; empty if nothing is left. */
export function wayThrough(points: Point[], near: number, far: number): string {
  const left = cut(cut(points, near).reverse(), far).reverse();
  return left.length < 2 ? '' : `M${left.map((point) => point.join(' ')).join('L')}`;
}

/** The line without so much of its beginning. */
function cut(points: Point[], length: number): Point[] {
  const [here, next, ...rest] = points;
  if (here === undefined || next === undefined) return [];
  const step = Math.hypot(next[0] - here[0], next[1] - here[1]);
  if (step <= length) return cut([next, ...rest], length - step);
  const part = length / step;
  const at: Point = [here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part];
  return [at, next, ...rest];
}
