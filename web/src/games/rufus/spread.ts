/** How the pieces on one field stand beside each other, so that each can be seen. */

import type { Cell, Geometry, Point } from '../../messages';
import { cellOf } from '../../table/board/geometry';

/** Where a piece is drawn, and how large: 1 where it has a field to itself. */
export interface Place {
  at: Point;
  scale: number;
}

/** By how many things stand on a field: how large they are, and how far from its middle. */
const CROWDS: [scale: number, away: number][] = [
  [1, 0],
  [0.84, 16],
  [0.74, 19],
  [0.7, 22],
  [0.66, 24.5],
  [0.6, 26],
];
/** Two of one colour are one thing: the second lies a little beside the first. */
const PAIR: Point = [13, -15];

/** Places for all pieces, by their names (`fox`, `0.1`: a seat's); `groups` has them by field. */
export function spreadOn(board: Geometry, groups: Map<string, string[]>): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [field, names] of groups) {
    const cell = cellOf(board, field);
    if (cell !== null) for (const [name, place] of spread(cell, names)) places.set(name, place);
  }
  return places;
}

function spread(cell: Cell, names: string[]): [string, Place][] {
  const colours = [...new Set(names.map(colourOf))];
  const [scale, away] = CROWDS[Math.min(colours.length, CROWDS.length) - 1] ?? [1, 0];
  return names.map((name, index) => {
    const [x, y] = spot(cell, colours.indexOf(colourOf(name)), colours.length, away);
    const second = names.findIndex((one) => colourOf(one) === colourOf(name)) < index;
    const [dx, dy] = second ? PAIR : [0, 0];
    return [name, { at: [x + dx * scale, y + dy * scale], scale }];
  });
}

const colourOf = (name: string): string => name.split('.')[0] ?? '';

/** Round the field's middle, the first farthest from the place of its card. */
function spot({ at, beside }: Cell, index: number, count: number, away: number): Point {
  const [x, y] = at;
  const card = beside ?? [x, y + 1];
  const angle = Math.atan2(y - card[1], x - card[0]) + (2 * Math.PI * index) / count;
  return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
}

/** How far neighbouring fields are apart, measured along the path's first step. */
export function pitchOf(board: Geometry): number {
  const [first, second] = board.cells;
  if (first === undefined || second === undefined) return 1;
  return Math.hypot(second.at[0] - first.at[0], second.at[1] - first.at[1]);
}
