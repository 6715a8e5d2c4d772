import { expect, test } from 'vitest';
import { apart } from './apart';

test('places that lie too near move apart, and keep their order', () => {
  expect(apart([50, 52, 90], 10, 0, 100)).toEqual([50, 60, 90]);
  expect(apart([90, 52, 50], 10, 0, 100)).toEqual([90, 60, 50]);
});

test('at an end they make room inwards', () => {
  expect(apart([100, 100, 0], 10, 0, 100)).toEqual([90, 100, 0]);
  expect(apart([0, 0], 10, 0, 100)).toEqual([0, 10]);
});
