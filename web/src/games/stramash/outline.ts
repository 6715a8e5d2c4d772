/** The shapes of the mashies, found from where their holes lie. */

import type { Cell, Geometry, Point } from '../../messages';
import { cellOf } from '../../table/board/geometry';

/** How far the wood reaches beyond the middle of a hole. */
const MARGIN = 33;
/** How much of that may be lost where the edge is made round. */
const SPARE = 7;
/** Directions in which the board's edge is measured. */
const RAYS = 720;
/** Over what part of a mashie to either side corners of the edge are filled, and made round. */
const FILL = 0.1;
const ROUND = 0.085;
/** The tongue of a joint: how far its round head lies to the side, and how large it is. */
const TONGUE = { aside: 15, radius: 15, neck: 8 };

export interface Mashie {
  /** The outline, as a line of points. */
  outline: Point[];
  /** By how many degrees it is turned from the first that lies at the bottom. */
  turn: number;
  /** The middle of the largest place without holes, and how far it is from them. */
  free: { at: Point; room: number };
}

export interface Shape {
  mashies: Mashie[];
  /** The lines between the mashies, each from the inner edge to the outer. */
  joints: Point[][];
  centre: Point;
  /** The radius of the opening in the middle. */
  well: number;
  /** From hole to hole on the track. */
  pitch: number;
}

const TURN = 2 * Math.PI;
const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

/** A point so far from the centre; directions go clockwise from the right. */
function polar([x, y]: Point, direction: number, far: number): Point {
  return [x + far * Math.cos(direction), y + far * Math.sin(direction)];
}

export function directionOf([x, y]: Point, [a, b]: Point): number {
  return (Math.atan2(b - y, a - x) + TURN) % TURN;
}

/** All holes of the board, docks included. */
function hollowsOf(board: Geometry): Point[] {
  return [...board.cells.map((cell) => cell.at), ...board.kennel.flat()];
}

export function shapeOf(board: Geometry): Shape {
  const centre: Point = [board.size[0] / 2, board.size[1] / 2];
  const parts = partsOf(board);
  const track = parts.map((cells) => cells.filter((cell) => cell.depth === undefined));
  const edge = edgeOf(centre, hollowsOf(board), parts.length);
  const nearest = Math.min(...hollowsOf(board).map((at) => distance(at, centre)));
  const well = nearest - MARGIN;
  const directions = track.map((cells, index) => jointBefore(centre, cells, track.at(index - 1)));
  const joints = directions.map((direction) =>
    jointAt(centre, direction, well, edgeAt(edge, direction), hollowsOf(board)),
  );
  return {
    centre,
    well,
    joints,
    pitch: pitchOf(track[0] ?? []),
    mashies: parts.map((cells, index) => {
      const next = (index + 1) % parts.length;
      const [begin, end] = [directions[index] ?? 0, directions[next] ?? 0];
      return {
        outline: outlineOf(
          centre,
          well,
          edge,
          { begin, end },
          joints[index] ?? [],
          joints[next] ?? [],
        ),
        turn: (middleOf(begin, end) * 360) / TURN - 90,
        free: freePlace(centre, well, cells, hollowsOf(board)),
      };
    }),
  };
}

function partsOf(board: Geometry): Cell[][] {
  return (board.parts ?? []).map((names) =>
    names.map((name) => cellOf(board, name)).filter((cell) => cell !== null),
  );
}

/** From hole to hole, where they are closest. */
export function pitchOf(track: Cell[]): number {
  const steps = track
    .slice(1)
    .map((cell, index) => distance(cell.at, track[index]?.at ?? cell.at));
  return Math.min(...steps);
}

/** The direction halfway between the last hole of one mashie and the first of the next. */
function jointBefore(centre: Point, cells: Cell[], before: Cell[] | undefined): number {
  const [first, last] = [cells[0]?.at ?? centre, before?.at(-1)?.at ?? centre];
  return directionOf(centre, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]);
}

/** The direction in the middle of an angle that is passed clockwise. */
function middleOf(begin: number, end: number): number {
  return begin + ((end - begin + TURN) % TURN) / 2;
}

// The edge of the whole board: how far it is from the centre in each direction

function edgeOf(centre: Point, hollows: Point[], parts: number): number[] {
  const [fill, round] = [FILL, ROUND].map((part) => Math.round((part * RAYS) / parts));
  const rough = Array.from({ length: RAYS }, (_, ray) =>
    Math.max(...hollows.map((at) => reach(centre, at, (ray / RAYS) * TURN))),
  );
  const filled = around(around(rough, fill ?? 0, Math.max), fill ?? 0, Math.min);
  const smooth = around(around(filled, round ?? 0, mean), (round ?? 0) / 3, mean);
  return around(
    smooth.map((far, ray) => Math.max(far, (rough[ray] ?? 0) - SPARE)),
    3,
    mean,
  );
}

/** How far the wood around a hollow reaches in a direction; 0 if it does not lie there. */
function reach(centre: Point, at: Point, direction: number): number {
  const far = distance(centre, at);
  const off = direction - directionOf(centre, at);
  const beside = Math.abs(far * Math.sin(off));
  if (Math.cos(off) < 0 || beside > MARGIN) return 0;
  return far * Math.cos(off) + Math.sqrt(MARGIN ** 2 - beside ** 2);
}

/** Each value made from those around it. */
function around(values: number[], width: number, make: (...near: number[]) => number): number[] {
  const wide = Math.round(width);
  return values.map((_, index) =>
    make(
      ...Array.from(
        { length: 2 * wide + 1 },
        (_, offset) => values.at((index + offset - wide) % values.length) ?? 0,
      ),
    ),
  );
}

const mean = (...values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function edgeAt(edge: number[], direction: number): number {
  return edge[Math.round((direction / TURN) * RAYS) % RAYS] ?? 0;
}

// Joints

/** Straight outwards, with a tongue to one side where holes leave the most room. */
function jointAt(
  centre: Point,
  direction: number,
  from: number,
  to: number,
  hollows: Point[],
): Point[] {
  const room = (far: number): number =>
    Math.min(...hollows.map((at) => distance(at, polar(centre, direction, far))));
  const places = Array.from(
    { length: 60 },
    (_, index) => from + ((to - from) * (index + 20)) / 90,
  );
  const tongue = places.reduce((best, far) => (room(far) > room(best) ? far : best));
  const side = direction + Math.PI / 2;
  const { aside, radius, neck } = TONGUE;
  const begin = Math.asin(neck / radius);
  const middle = polar(polar(centre, direction, tongue), side, aside);
  const head = Array.from({ length: 25 }, (_, index) => {
    const turn = side + Math.PI - begin - ((TURN - 2 * begin) * index) / 24;
    return polar(middle, turn, radius);
  });
  return [
    polar(centre, direction, from),
    polar(centre, direction, tongue - neck),
    ...head,
    polar(centre, direction, tongue + neck),
    polar(centre, direction, to),
  ];
}

function outlineOf(
  centre: Point,
  well: number,
  edge: number[],
  { begin, end }: { begin: number; end: number },
  joint: Point[],
  next: Point[],
): Point[] {
  const angle = (end - begin + TURN) % TURN;
  const many = Math.round((angle / TURN) * RAYS);
  const directions = Array.from({ length: many - 1 }, (_, i) => begin + ((i + 1) * angle) / many);
  const inner = directions.map((direction) => polar(centre, direction, well));
  const outer = directions.map((direction) =>
    polar(centre, direction, edgeAt(edge, direction % TURN)),
  );
  return [...inner, ...next, ...outer.reverse(), ...[...joint].reverse()];
}

// Decoration

/** The point inside the track of a mashie that is farthest from all holes and from the well. */
function freePlace(
  centre: Point,
  well: number,
  cells: Cell[],
  hollows: Point[],
): { at: Point; room: number } {
  const ring = cells.filter((cell) => cell.depth === undefined).map((cell) => cell.at);
  const [first, last] = [ring[0] ?? centre, ring.at(-1) ?? centre];
  const tip = ring[Math.floor(ring.length / 2)] ?? centre;
  const places: Point[] = [];
  for (let across = 0.1; across < 1; across += 0.05) {
    for (let out = 0; out < 1; out += 0.05) {
      const foot: Point = [
        first[0] + (last[0] - first[0]) * across,
        first[1] + (last[1] - first[1]) * across,
      ];
      places.push([foot[0] + (tip[0] - foot[0]) * out, foot[1] + (tip[1] - foot[1]) * out]);
    }
  }
  const room = (at: Point): number =>
    Math.min(...hollows.map((hole) => distance(hole, at)), distance(at, centre) - well);
  const at = places.reduce((best, place) => (room(place) > room(best) ? place : best), tip);
  return { at, room: room(at) };
}

/** A smooth line through points. */
export function lineOf(points: Point[]): string {
  return 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
}

/** How large holes and marbles are, 1 being a marble of radius 18: neighbours do not touch. */
export function sizeOf({ pitch }: Shape): number {
  return Math.min(1.1, pitch / 41);
}
