import { expect, test } from 'vitest';
import type { Point } from '../../messages';
import { near, stepOf, stepped } from './pointing';

const spots = [0, 30, 60].map((x) => ({ at: [x, 0] as Point, name: `f${x}` }));
const names = (found: { name: string }[]): string[] => found.map((spot) => spot.name);

test('a finger means the nearest field, and others that lie within its reach', () => {
  expect(names(near(spots, { at: [28, 0], unit: 0.5 }, 10))).toEqual(['f30']);
  expect(names(near(spots, { at: [20, 5], unit: 2 }, 10))).toEqual(['f30', 'f0', 'f60']);
  expect(near(spots, { at: [300, 300], unit: 1 }, 10)).toEqual([]);
});

test('however large the drawing is, a field itself is always within reach', () => {
  expect(names(near(spots, { at: [38, 0], unit: 0.1 }, 21))).toEqual(['f30']);
});

test('a pointer that is nowhere means nothing', () => {
  expect(near(spots, null, 20)).toEqual([]);
});

test('arrows lead on and back', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Enter'].map(stepOf)).toEqual([
    1,
    1,
    -1,
    -1,
    null,
  ]);
});

test('one walks round and round, from outside to the first or the last', () => {
  const [first, second, last] = spots;
  expect(stepped(spots, first, 1)).toBe(second);
  expect(stepped(spots, last, 1)).toBe(first);
  expect(stepped(spots, first, -1)).toBe(last);
  expect(stepped(spots, undefined, 1)).toBe(first);
  expect(stepped(spots, undefined, -1)).toBe(last);
  expect(stepped([], first, 1)).toBeUndefined();
});
