import { expect, test } from 'vitest';
import { meantBy, missing, type Target } from './crowd';
import { Lens } from './lens.svelte';

const row = (gap: number): Target[] =>
  [0, 1, 2].map((index) => ({ name: `f${index}`, x: index * gap, y: 0, width: gap }));

test('targets that lie close are enlarged until a finger has 44 pixels for each', () => {
  expect(missing(row(13), 13, 4)).toBeCloseTo(44 / 13);
  expect(missing(row(22), 25, 0)).toBe(2);
  expect(missing(row(25), 25, 0)).toBeCloseTo(44 / 25);
  const tiny = row(40).map((target) => ({ ...target, width: 20 }));
  expect(missing(tiny, 18, 0)).toBeCloseTo(2.2);
});

test('whoever touches just one target means it', () => {
  expect(missing(row(60), 30, 0)).toBe(1);
  expect(missing(row(33), 35, 3)).toBe(1);
  expect(missing(row(13).slice(0, 1), 5, 0)).toBe(1);
  expect(missing(row(13), 13, 60)).toBe(1);
  expect(missing([], 0, 0)).toBe(1);
});

test('a finger means the targets within its reach, the nearest first', () => {
  expect(meantBy(row(13), 14, 0)).toEqual(['f1', 'f2', 'f0']);
  expect(meantBy(row(33), 35, 3)).toEqual(['f1']);
});

test('what is shown comes into the middle, but no edge of the board inside the glass', () => {
  const lens = new Lens();
  lens.show([0.5, 0.75], 2);
  expect([lens.scale, lens.left, lens.top]).toEqual([2, -0.5, -1]);
  expect([lens.open, lens.low, lens.tapped]).toEqual([true, true, true]);
  lens.show([0, 0], 2);
  expect([lens.scale, lens.left, lens.top]).toEqual([2, 0, -0.5]);
});

test('what lies between two fingers stays there while they spread', () => {
  const lens = new Lens();
  lens.pinch([0.25, 0.5], [0.25, 0.5], 2);
  expect([lens.scale, lens.left, lens.top]).toEqual([2, -0.25, -0.5]);
  expect(lens.tapped).toBe(false);
  lens.pinch([0.5, 0.5], [0.6, 0.4], 1);
  expect(lens.left).toBeCloseTo(-0.15);
  expect(lens.top).toBeCloseTo(-0.6);
  lens.pinch([0.5, 0.5], [0.5, 0.5], 0.52);
  lens.rest();
  expect([lens.open, lens.left, lens.top]).toEqual([false, 0, 0]);
});

test('through a glass that is taller the board is seen to its lower edge and no further', () => {
  const lens = new Lens(() => 1.4);
  lens.frame([0.5, 0.5], 2);
  expect([lens.left, lens.top]).toEqual([-0.5, 0.7 - 1]);
  lens.frame([0.5, 1], 2);
  expect(lens.top).toBeCloseTo(1.4 - 2);
  lens.frame([0.5, 1], 1.2);
  expect(lens.top).toBe(0);
});

test('where the glass becomes higher than before the board still fills it', () => {
  let room = 1;
  const lens = new Lens(() => room);
  lens.frame([0.5, 1], 2);
  expect(lens.top).toBe(-1);
  room = 1.5;
  lens.settle();
  expect(lens.top).toBe(-0.5);
});
