/** A wood around a path: what grows where, the same every time. Only a drawing. */

import type { Geometry, Point } from '../../messages';

export interface Grown {
  at: Point;
  /** How far it reaches. */
  radius: number;
  /** Which of its kind it is, a number from 0. */
  which: number;
}

export interface Forest {
  crowns: Grown[];
  toadstools: Grown[];
  ferns: Grown[];
}

/** How far from a field's middle, and from a card's, nothing grows. */
const FIELD_ROOM = 37;
const CARD_ROOM = 31;
const CLEARING = 132;
/** Crowns may hang over the board's edge by so much. */
const EDGE = 24;
const CANDIDATES = 2600;

/** A number between 0 and 1 for each index: evenly spread (Halton's sequence). */
function halton(index: number, base: number): number {
  let [part, found, left] = [1, 0, index];
  while (left > 0) {
    part /= base;
    found += part * (left % base);
    left = Math.floor(left / base);
  }
  return found;
}

const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

/** How much room there is around a point before it touches the path, a card or the clearing. */
function roomAt(board: Geometry, at: Point): number {
  const centre = board.places?.['prizes'] ?? [board.size[0] / 2, board.size[1] / 2];
  let room = distance(at, centre) - CLEARING;
  for (const cell of board.cells) {
    room = Math.min(room, distance(at, cell.at) - FIELD_ROOM);
    if (cell.beside) room = Math.min(room, distance(at, cell.beside) - CARD_ROOM);
  }
  return room;
}

interface Candidate {
  at: Point;
  room: number;
  index: number;
}

function candidates(board: Geometry): Candidate[] {
  const [width, height] = board.size;
  const all = Array.from({ length: CANDIDATES }, (_, index): Candidate => {
    const at: Point = [
      halton(index + 1, 2) * (width + 2 * EDGE) - EDGE,
      halton(index + 1, 3) * (height + 2 * EDGE) - EDGE,
    ];
    return { at, room: roomAt(board, at), index };
  });
  return all.filter(({ room }) => room > 5);
}

/** Plants the wood: the largest trees first, wherever they find room. */
export function plant(board: Geometry): Forest {
  const found = candidates(board);
  const crowns: Grown[] = [];
  for (const { at, room, index } of [...found].sort((a, b) => b.room - a.room)) {
    const radius = Math.min(room, 44 + (index % 7) * 3);
    if (radius < 15) break;
    const free = crowns.every((one) => distance(one.at, at) > 0.82 * (one.radius + radius));
    if (free) crowns.push({ at, radius, which: index % 5 });
  }
  const small = found.filter(
    ({ at, room }) =>
      room > 8 && crowns.every((one) => distance(one.at, at) > one.radius * 0.9 + 11),
  );
  const toadstools = apart(small, 190, 7, []);
  return { crowns, toadstools, ferns: apart(small, 74, 26, toadstools) };
}

/** So many of these spots as lie this far apart, and not near the others. */
function apart(spots: Candidate[], away: number, most: number, others: Grown[]): Grown[] {
  const chosen: Grown[] = [];
  for (const { at, index } of spots) {
    if (chosen.length === most) break;
    const free =
      chosen.every((one) => distance(one.at, at) > away) &&
      others.every((one) => distance(one.at, at) > 30);
    if (free) chosen.push({ at, radius: 11, which: index % 3 });
  }
  return chosen;
}

/** The outline of a leafy crown of radius 1 around 0, 0: lobes, no two alike. */
export function crownOutline(which: number, lobes: number, depth = 0.16): string {
  const turn = which * 1.37;
  const point = (index: number): Point => {
    const angle = turn + (2 * Math.PI * index) / lobes;
    const radius = 1 - depth + depth * 0.8 * Math.sin(index * 2.4 + which * 3.1);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const write = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const bow = (2.3 / lobes).toFixed(3);
  const arcs = Array.from(
    { length: lobes },
    (_, index) => `A${bow} ${bow} 0 0 1 ${write(point(index + 1))}`,
  );
  return `M${write(point(0))}${arcs.join('')}Z`;
}

/** The outline of a fir of radius 1 from above: a star. */
export function firOutline(which: number, points = 9): string {
  const corner = (index: number): string => {
    const angle = which + (Math.PI * index) / points;
    const radius = index % 2 === 0 ? 1 - 0.1 * Math.abs(Math.sin(index * 1.7 + which)) : 0.56;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, index) => corner(index)).join('L')}Z`;
}

/** A smooth closed line through all fields. */
export function pathThrough(points: Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0];
  const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.map((here, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first: Point = [
      here[0] + (next[0] - before[0]) / 6,
      here[1] + (next[1] - before[1]) / 6,
    ];
    const second: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    return `C${write(first)} ${write(second)} ${write(next)}`;
  });
  return `M${write(at(0))}${curves.join('')}Z`;
}
