import { expect, test } from 'vitest';
import type { Cell, Geometry, Point } from '../../messages';
import { knotOf } from './knot';
import { shapeOf, sizeOf } from './outline';

const CENTRE = 500;
const HOLES = 18;

/** A board of so many mashies: a wavy track, a castle on each, a dock beside it. */
function boardOf(mashies: number): Geometry {
  const at = (turn: number, far: number): Point => [
    CENTRE - far * Math.sin(2 * Math.PI * turn),
    CENTRE + far * Math.cos(2 * Math.PI * turn),
  ];
  const parts = Array.from({ length: mashies }, (_, mashie): Cell[] => {
    const turnOf = (hole: number): number => (mashie + (hole + 0.5) / HOLES - 0.5) / mashies;
    const track = Array.from({ length: HOLES }, (_, hole): Cell => ({
      name: `T${mashie * HOLES + hole}`,
      at: at(turnOf(hole), 380 - 60 * Math.cos((2 * Math.PI * (hole + 0.5)) / HOLES)),
      kind: 'track',
    }));
    const castle = [1, 2, 3, 4, 5].map((depth): Cell => ({
      name: `C${mashie}.${depth}`,
      at: at(turnOf(6), 390 - 36 * depth),
      kind: 'castle',
      seat: mashie,
      depth,
    }));
    return [...track, ...castle];
  });
  return {
    game: 'stramash',
    size: [1000, 1000],
    cells: parts.flat(),
    kennel: parts.map((_, mashie) =>
      [0, 1, 2, 3, 4].map((slot) => at((mashie + 0.38) / mashies, 400 + 14 * slot)),
    ),
    seats: parts.map((_, seat) => ({ seat, angle: (360 * seat) / mashies })),
    direction: 'clockwise',
    parts: parts.map((cells) => cells.map((cell) => cell.name)),
  };
}

/** Whether a point lies inside an outline. */
function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

test.each([3, 4, 5, 6])('%i mashies: each holds its own holes, and no others', (mashies) => {
  const board = boardOf(mashies);
  const shape = shapeOf(board);
  expect(shape.mashies).toHaveLength(mashies);
  board.cells.forEach((cell) => {
    const on = shape.mashies.flatMap(({ outline }, part) =>
      isInside(cell.at, outline) ? [part] : [],
    );
    expect(on).toEqual([board.parts?.findIndex((names) => names.includes(cell.name))]);
  });
  board.kennel.forEach((spots, mashie) => {
    for (const spot of spots)
      expect(isInside(spot, shape.mashies[mashie]?.outline ?? [])).toBe(true);
  });
});

test('neighbours share their joint, point by point', () => {
  const { mashies, joints } = shapeOf(boardOf(4));
  joints.forEach((joint, index) => {
    for (const point of joint) {
      expect(mashies[index]?.outline).toContain(point);
      expect(mashies.at(index - 1)?.outline).toContain(point);
    }
  });
});

test('nothing is drilled where the cards lie, nor where a mashie is decorated', () => {
  const board = boardOf(5);
  const { well, centre, mashies } = shapeOf(board);
  const far = (one: Point, other: Point): number =>
    Math.hypot(one[0] - other[0], one[1] - other[1]);
  for (const { at } of board.cells) {
    expect(far(at, centre)).toBeGreaterThan(well);
    for (const { free } of mashies)
      expect(far(at, free.at)).toBeGreaterThanOrEqual(free.room - 1e-9);
  }
});

test('marbles are smaller where holes are closer, and never touch', () => {
  const [few, many] = [3, 6].map((mashies) => shapeOf(boardOf(mashies)));
  expect(few && many && sizeOf(few) > sizeOf(many)).toBe(true);
  for (const shape of [few, many]) if (shape) expect(36 * sizeOf(shape)).toBeLessThan(shape.pitch);
});

test('a knot is one band in six pieces', () => {
  const lines = knotOf(30);
  expect(lines).toHaveLength(6);
  const ends = lines.map((line) => line.slice(1).split('L'));
  const begins = new Set(ends.map((points) => points[0]));
  for (const points of ends) expect(begins).toContain(points.at(-1));
});
