import { expect, test } from 'vitest';
import type { Point } from '../../messages';
import { board } from './example';
import { crownOutline, firOutline, pathThrough, plant } from './forest';

const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);
const forest = plant(board);

test('nothing grows on the path, where cards lie, or in the clearing', () => {
  const grown = [...forest.crowns, ...forest.toadstools, ...forest.ferns];
  for (const { at } of grown) {
    expect(distance(at, [500, 500])).toBeGreaterThan(132);
    for (const cell of board.cells) {
      expect(distance(at, cell.at)).toBeGreaterThan(37);
      expect(distance(at, cell.beside ?? [0, 0])).toBeGreaterThan(31);
    }
  }
});

test('a wood has many trees of several kinds, and a few toadstools', () => {
  expect(forest.crowns.length).toBeGreaterThan(30);
  expect(new Set(forest.crowns.map(({ which }) => which)).size).toBe(5);
  expect(forest.toadstools.length).toBeGreaterThan(2);
});

test('the same wood grows every time', () => {
  expect(plant(board)).toEqual(forest);
});

test('outlines are closed', () => {
  const ring: Point[] = board.cells.map(({ at }) => at);
  for (const outline of [crownOutline(1, 9), firOutline(3), pathThrough(ring)]) {
    expect(outline).toMatch(/^M[^NMa-z]*Z$/);
  }
});
