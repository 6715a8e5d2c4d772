/** A knot of three loops, carved into the wood: one endless band that goes over and under. */

import type { Point } from '../../messages';

const TURN = 2 * Math.PI;
const FINE = 16;
const CROSSINGS = 6;

/** A point of the band, about 3 from the middle at most. */
function bandAt(part: number): Point {
  return [
    Math.sin(part * TURN) + 2 * Math.sin(2 * part * TURN),
    Math.cos(part * TURN) - 2 * Math.cos(2 * part * TURN),
  ];
}

/** The band in pieces, those that go under before those that go over. */
export function knotOf(size: number): string[] {
  const pieces = Array.from({ length: CROSSINGS }, (_, piece) =>
    Array.from({ length: FINE + 1 }, (_, step) => {
      const [x, y] = bandAt((piece + step / FINE - 0.5) / CROSSINGS);
      return `${((x * size) / 3).toFixed(2)} ${((y * size) / 3).toFixed(2)}`;
    }),
  );
  const lines = pieces.map((points) => `M${points.join('L')}`);
  return [...lines.filter((_, index) => index % 2 === 0), ...lines.filter((_, i) => i % 2 === 1)];
}
