import { expect, test } from 'vitest';
import type { Point } from '../../messages';
import { meantAt, stepOf, stepped } from './pointing';

const spots = [0, 30, 60].map((x) => ({ at: [x, 0] as Point, name: `f${x}` }));
type Open = (spot: { name: string }) => boolean;
const only =
  (...names: string[]): Open =>
  ({ name }) =>
    names.includes(name);

/** What is meant there, what else could be, and whether something shut is a little nearer. */
function meant(x: number, y: number, unit: number, least: number, open: Open | null = null) {
  const found = meantAt(spots, { at: [x, y], unit }, least, open);
  return found && [found.spot.name, found.others.map(({ name }) => name), found.slipped];
}

test('a pointer means the nearest field; others lie within the reach of a finger', () => {
  expect(meant(28, 0, 0.5, 10)).toEqual(['f30', [], false]);
  expect(meant(20, 5, 2, 10)).toEqual(['f30', ['f0', 'f60'], false]);
  expect(meant(300, 300, 1, 10)).toBeNull();
});

test('however large the drawing is, a field itself is always within reach', () => {
  expect(meant(38, 0, 0.1, 21)).toEqual(['f30', [], false]);
});

test('a finger on a field that may not be chosen does not choose the one beside it', () => {
  for (const x of [30, 34, 37]) expect(meant(x, 0, 2, 10, only('f60'))?.[0]).toBe('f30');
  expect(meant(23, 0, 2, 10, only('f0', 'f60'))).toEqual(['f30', ['f0', 'f60'], false]);
});

test('a finger about as near to a field that may be chosen could mean it', () => {
  expect(meant(40, 0, 2, 10, only('f60'))).toEqual(['f60', ['f30', 'f0'], true]);
  expect(meant(50, 0, 2, 10, only('f60'))).toEqual(['f60', ['f30'], false]);
  expect(meant(40, 0, 2, 10)).toEqual(['f30', ['f60', 'f0'], false]);
});

test('several places of a field are one field', () => {
  const places = [0, 10].map((x) => ({ at: [x, 0] as Point, name: 'S' }));
  const found = meantAt(places, { at: [6, 0], unit: 1 }, 10, only('S'));
  expect([found?.others, found?.slipped]).toEqual([[], false]);
});

test('a pointer that is nowhere means nothing', () => {
  expect(meantAt(spots, null, 20, null)).toBeNull();
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
