/** Figures that share a field stand beside each other. */

import type { Point } from '../../../messages';

interface Standing {
  id: string;
  owner: number;
  field: string;
}

const ASIDE = 19;

/** Where each figure stands: alone in the middle of its field, else around it. */
export function spreadOn<One extends Standing>(
  pieces: One[],
  home: (piece: One) => Point,
): Map<string, Point> {
  const groups = new Map<string, One[]>();
  for (const piece of pieces) {
    const key = home(piece).join();
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const places = new Map<string, Point>();
  for (const group of groups.values()) {
    group.forEach((piece, index) => {
      const [x, y] = home(piece);
      const shift = (index - (group.length - 1) / 2) * 2 * (ASIDE / Math.max(1, group.length - 1));
      places.set(piece.id, [x + shift, y + (index % 2) * 4]);
    });
  }
  return places;
}
