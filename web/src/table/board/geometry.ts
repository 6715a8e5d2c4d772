/** The board's picture: turning it to a seat, and the way a finger would go along its fields. */

import type { Cell, Geometry, Point, SeatPlace } from '../../messages';

/** A seat's place by degrees from the bottom anticlockwise, whichever way the turns go. */
function placeOf({ direction }: Geometry, angle: number): number {
  return direction === 'clockwise' ? (360 - angle) % 360 : angle;
}

/** By how many degrees the board is turned clockwise so that `seat` sits at the bottom. */
export function turnFor(geometry: Geometry, seat: number | null): number {
  return placeOf(geometry, geometry.seats.find((place) => place.seat === seat)?.angle ?? 0);
}

/** A picture drawn about its own middle comes to a point of the board by this. */
export const shift = ([x, y]: Point): string => `translate(${x} ${y})`;

/** A point of the board after turning it clockwise about its centre. */
export function turned([x, y]: Point, size: [number, number], degrees: number): Point {
  const [cx, cy] = [size[0] / 2, size[1] / 2];
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The same board as it lies before `seat`; the seats by degrees from the bottom anticlockwise. */
export function turnedBoard(geometry: Geometry, seat: number | null): Geometry {
  const degrees = turnFor(geometry, seat);
  const turn = (point: Point): Point => turned(point, geometry.size, degrees);
  return {
    ...geometry,
    cells: geometry.cells.map((cell) => {
      const there = { ...cell, at: turn(cell.at) };
      return cell.beside === undefined ? there : { ...there, beside: turn(cell.beside) };
    }),
    kennel: geometry.kennel.map((spots) => spots.map(turn)),
    seats: geometry.seats.map(({ seat: one, angle }) => ({
      seat: one,
      angle: (placeOf(geometry, angle) - degrees + 360) % 360,
    })),
  };
}

/** Beside a round board: its corners, one of them one’s own, and a second plate below the upper ones. */
export type Corner = 'left-lower' | 'left' | 'right' | 'right-lower' | 'right-bottom';

const CORNERS: Corner[][] = [
  [],
  ['right'],
  ['left', 'right'],
  ['left', 'right', 'right-bottom'],
  ['left-lower', 'left', 'right', 'right-bottom'],
  ['left-lower', 'left', 'right', 'right-lower', 'right-bottom'],
];

/** Where the plate of one of the others stands: above an upright board, or beside a wide one. */
export interface Plate {
  seat: number;
  /** Of one row or, from the fifth seat on, two: those who sit near come below. */
  row: number;
  /** The first of its columns, and how many of six it has. */
  column: number;
  span: number;
  corner: Corner;
}

/** The plates of the others round a board that lies right, from the left of whoever is below. */
export function platesAround(seats: SeatPlace[]): Plate[] {
  const others = seats.filter(({ angle }) => angle !== 0).sort((a, b) => b.angle - a.angle);
  const [last, two] = [others.length - 1, others.length > 3];
  const far = two ? others.length - 2 : others.length;
  return others.map(({ seat }, index) => {
    const corner = CORNERS[others.length]?.[index] ?? 'left';
    const near = two && (index === 0 || index === last);
    if (near) return { seat, row: 2, column: index === 0 ? 1 : 4, span: 3, corner };
    const span = 6 / far;
    return { seat, row: 1, column: 1 + span * (two ? index - 1 : index), span, corner };
  });
}

export function cellOf(geometry: Geometry, name: string): Cell | null {
  return geometry.cells.find((cell) => cell.name === name) ?? null;
}
