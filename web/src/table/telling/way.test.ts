import { expect, test } from 'vitest';
import { wayThrough } from './way';

test('a way leaves its ends free', () => {
  expect(
    wayThrough(
      [
        [0, 0],
        [100, 0],
      ],
      10,
      20,
    ),
  ).toBe('M10 0L80 0');
});

test('a way goes round the corner, and may begin and end behind one', () => {
  expect(
    wayThrough(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      10,
      20,
    ),
  ).toBe('M10 0L100 0L100 80');
  expect(
    wayThrough(
      [
        [0, 0],
        [10, 0],
        [10, 100],
        [10, 110],
      ],
      20,
      20,
    ),
  ).toBe('M10 10L10 90');
});

test('of a way too short for its ends nothing is left', () => {
  expect(
    wayThrough(
      [
        [0, 0],
        [30, 0],
      ],
      20,
      20,
    ),
  ).toBe('');
  expect(wayThrough([[0, 0]], 1, 1)).toBe('');
});
