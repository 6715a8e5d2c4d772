import { expect, test } from 'vitest';
import type { Cell, Geometry } from '../../messages';
import { platesAround, turned, turnedBoard } from './geometry';

/** A small board: a ring of eight, two seats with lanes of two. */
const ring: Cell[] = Array.from({ length: 8 }, (_, index) => ({
  name: `T${index}`,
  at: [index, 0],
  kind: index % 4 === 0 ? 'start' : 'track',
  ...(index % 4 === 0 ? { seat: index / 4 } : {}),
}));
const lanes: Cell[] = [0, 1].flatMap((seat) =>
  [1, 2].map((depth): Cell => ({
    name: `G${seat}.${depth}`,
    at: [0, depth],
    kind: 'goal',
    seat,
    depth,
  })),
);
const board: Geometry = {
  game: 'small',
  size: [100, 100],
  cells: [...ring, ...lanes],
  kennel: [[[50, 95]], [[50, 5]]],
  seats: [
    { seat: 0, angle: 0 },
    { seat: 1, angle: 180 },
  ],
  direction: 'anticlockwise',
};

test('a board turned clockwise brings its right side to the bottom', () => {
  const [x, y] = turned([90, 50], [100, 100], 90);
  expect(x).toBeCloseTo(50);
  expect(y).toBeCloseTo(90);
});

test('every seat finds itself at the bottom', () => {
  const mine = turnedBoard(board, 1);
  expect(mine.kennel[1]?.[0]?.map(Math.round)).toEqual([50, 95]);
  expect(mine.seats).toEqual([
    { seat: 0, angle: 180 },
    { seat: 1, angle: 0 },
  ]);
});

test('where turns go clockwise, the next seat sits at the left', () => {
  const clockwise: Geometry = {
    ...board,
    direction: 'clockwise',
    kennel: [[[50, 95]], [[5, 50]]],
    seats: [
      { seat: 0, angle: 0 },
      { seat: 1, angle: 90 },
    ],
  };
  const mine = turnedBoard(clockwise, 1);
  expect(mine.kennel[1]?.[0]?.map(Math.round)).toEqual([50, 95]);
  expect(mine.seats.map(({ angle }) => angle)).toEqual([90, 0]);
  expect(turnedBoard(clockwise, 0).seats[1]?.angle).toBe(270);
});

test('a spectator sees the board as it is', () => {
  expect(turnedBoard(board, null).cells[3]?.at).toEqual([3, 0]);
});

const sitting = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ seat, angle: (360 / count) * seat }));

test('the others are seen from the left round to the right, one row of up to three', () => {
  expect(platesAround(sitting(2)).map(({ seat, span }) => [seat, span])).toEqual([[1, 6]]);
  const plates = platesAround(sitting(4));
  expect(plates.map(({ seat }) => seat)).toEqual([3, 2, 1]);
  expect(plates.map(({ column }) => column)).toEqual([1, 3, 5]);
  expect(plates.map(({ corner }) => corner)).toEqual(['left', 'right', 'right-bottom']);
});

test('four or five others stand in two rows, the near ones nearer', () => {
  expect(platesAround(sitting(5)).map(({ seat, row }) => [seat, row])).toEqual([
    [4, 2],
    [3, 1],
    [2, 1],
    [1, 2],
  ]);
  const six = platesAround(sitting(6));
  expect(six.map(({ row, column }) => [row, column])).toEqual([
    [2, 1],
    [1, 1],
    [1, 3],
    [1, 5],
    [2, 4],
  ]);
  expect(new Set(six.map(({ corner }) => corner)).size).toBe(5);
});
