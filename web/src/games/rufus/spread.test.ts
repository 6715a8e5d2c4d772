import { expect, test } from 'vitest';
import type { Point } from '../../messages';
import { board } from './example';
import { pitchOf, spreadOn } from './spread';

const on12 = (...names: string[]) => spreadOn(board, new Map([['12', names]]));
const middle = board.cells[12]?.at ?? [0, 0];
const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

test('a piece alone stands in the middle of its field, as large as it is', () => {
  expect([...on12('0.0')]).toEqual([['0.0', { at: middle, scale: 1 }]]);
});

test.each([2, 3, 4, 5, 6])('each of %i can be told from the others', (count) => {
  const names = ['fox', '0.0', '1.1', '2.0', '3.0', '4.1'].slice(0, count);
  const places = [...on12(...names).values()];
  for (const [index, place] of places.entries()) {
    expect(distance(place.at, middle)).toBeLessThan(30);
    for (const other of places.slice(index + 1)) {
      expect(distance(place.at, other.at)).toBeGreaterThan(24 * place.scale);
    }
  }
});

test('two stones of one seat lie together, and can be seen to be two', () => {
  const places = on12('0.0', '0.1', '1.0');
  const [first, second, other] = ['0.0', '0.1', '1.0'].map((name) => places.get(name)?.at);
  if (!first || !second || !other) throw new Error('a stone has no place');
  expect(distance(first, second)).toBeGreaterThan(15);
  expect(distance(first, second)).toBeLessThan(distance(first, other));
});

test('what stands nowhere has no place', () => {
  expect(spreadOn(board, new Map([['nowhere', ['fox']]])).size).toBe(0);
});

test('the distance of fields is known', () => {
  expect(pitchOf(board)).toBeCloseTo(62.8, 1);
  expect(pitchOf({ ...board, cells: [] })).toBe(1);
});
