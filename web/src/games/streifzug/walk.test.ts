import { expect, test } from 'vitest';
import { board } from './example';
import { linesOf, walk } from './walk';

const lines = linesOf(board.lines ?? []);

test('a way has as many steps as were rolled and never turns back', () => {
  expect(walk(lines, 'o0', 'o3', 3)).toEqual(['o0', 'o1', 'o2', 'o3']);
  expect(walk(lines, 'o2', 'o2', 5)).toEqual(['o2', 'o3', 'm2', 'm0', 'o3', 'o2']);
});

test('it does not begin with the step by which the figure came', () => {
  expect(walk(lines, 'o3', 'm0', 1)).toEqual(['o3', 'm0']);
  expect(walk(lines, 'o3', 'm0', 2, ['o2'])).toEqual(['o3', 'm2', 'm0']);
  expect(walk(lines, 'm2', 'bell', 2, ['o3'])).toEqual(['m2', 'm0', 'bell']);
});

test('it passes neither bell nor goal', () => {
  expect(walk(lines, 'm0', 'o3', 2, ['m2'])).toEqual(['m0', 'o3']);
});

test('where there is none it goes straight there, as from the entry field', () => {
  expect(walk(lines, 'o0', 'o1', 4)).toEqual(['o0', 'o1']);
});
