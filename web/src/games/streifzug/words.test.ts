import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { board, people } from './example';
import { chronicle, ending, place } from './words';

const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  settings.language = 'en';
  warnings.mockClear();
});
afterEach(() => expect(warnings).not.toHaveBeenCalled());

test('a field is called by its ring, a zone by its party', () => {
  expect(place(board, 'o3')).toBe('light green space 3');
  expect(place(board, 'm0', '.to')).toBe('to turquoise catch space 0');
  expect(place(board, 'o12')).toBe('closed zone');
  expect(place(board, 'Z1', '.to')).toBe('to the black goal space');
  expect(place(board, 'S0', '.from')).toBe('from the red start');
});

test('the end names who has won', () => {
  expect(ending({ returns: [1, -1] }, people)).toBe('You win!');
  expect(ending({ returns: [0, 0] }, people)).toBe('A draw.');
});

test('a turn in the log begins with its roll', () => {
  expect(chronicle.begins({ event: 'rolled', seat: 1 })).toBe('turn');
  expect(chronicle.begins({ event: 'moved', seat: 1 })).toBeNull();
  expect(chronicle.actor({ event: 'thrown', seat: 0, by: 1 })).toBe(1);
});
