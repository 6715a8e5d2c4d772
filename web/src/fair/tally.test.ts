import { expect, test } from 'vitest';
import type { Tally } from '../messages';
import { kindsOf, likely } from './tally';

function tally(seat: number | null, outcome: string, times: number): Tally {
  return { seat, outcome, times, expected: 1, spread: 1 };
}

test('who got how much of what, by seats', () => {
  const told = [tally(1, 'deal A', 2), tally(0, 'deal A', 1), tally(0, 'deal K', 3)];
  const [kind, ...others] = kindsOf(told, 2);
  expect(others).toEqual([]);
  expect(kind?.verb).toBe('deal');
  expect(kind?.columns).toEqual([0, 1]);
  const cells = kind?.rows.map(({ what, cells }) => [what, ...cells.map((one) => one?.times)]);
  expect(cells).toEqual([
    ['A', 1, 2],
    ['K', 3, undefined],
  ]);
});

test('what is nobody’s stands in a column of its own, two dice in one line', () => {
  const [kind] = kindsOf([tally(null, 'roll 6 1', 1), tally(null, 'roll 2 2', 1)], 2);
  expect(kind?.columns).toEqual([null]);
  expect(kind?.rows.map(({ what }) => what)).toEqual(['6 1', '2 2']);
});

test('of what happened once there is nothing to count', () => {
  expect(kindsOf([tally(0, 'first 0', 1), tally(0, 'first 1', 0)], 2)).toEqual([]);
});

test('what came was as likely as its part of all that there was', () => {
  const draw = { step: 3, seat: null, outcomes: ['deal 5', 'deal K'], weights: [6, 2], says: '' };
  const drawn = { draw: { ...draw, events: [] }, ticket: 7, of: 8, taken: false, good: true };
  expect(likely({ ...drawn, brings: 'deal K' })).toBe(0.25);
  expect(likely({ ...drawn, brings: 'deal 5' })).toBe(0.75);
});
