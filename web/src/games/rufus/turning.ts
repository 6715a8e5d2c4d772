/** A card that turns over while it grows. */

import type { Point } from '../../messages';

/**
 * Where a card is drawn that lies around `at`: `turned` 0 is small and on its back, 1 large and
 * open; half way it stands on its edge.
 */
export function matrix([x, y]: Point, turned: number, large: number): string {
  const size = 0.36 + (large - 0.36) * turned;
  const width = Math.max(0.02, Math.abs(Math.cos(Math.PI * turned)));
  return `translate(${x} ${y}) scale(${(size * width).toFixed(4)} ${size.toFixed(4)})`;
}
