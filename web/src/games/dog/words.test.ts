import { beforeEach, expect, test } from 'vitest';
import type { Geometry } from '../../messages';
import { settings } from '../../settings.svelte';
import { cornerOf } from './deck';
import { chronicle, man, place } from './words';

const geometry: Geometry = {
  game: 'dog',
  size: [10, 10],
  cells: [
    { name: 'T0', at: [0, 0], kind: 'start', seat: 0 },
    { name: 'T5', at: [0, 0], kind: 'track' },
    { name: 'T7', at: [0, 0], kind: 'track' },
    { name: 'G0.2', at: [0, 0], kind: 'goal', seat: 0, depth: 2 },
  ],
  kennel: [],
  seats: [],
  direction: 'anticlockwise',
};
beforeEach(() => (settings.language = 'en'));

test('places: fields, goals and kennels', () => {
  expect(place(geometry, 'T5', '.to')).toContain('space 5');
  expect(place(geometry, 'G0.2', '')).toContain('2');
  for (const name of ['T0', 'T5', 'G0.2', 'K1.2']) {
    expect(place(geometry, name, '.at'), name).not.toMatch(/[⟦{}$]|undefined/);
  }
});

test('a man there, fresh or not', () => {
  const at = place(geometry, 'T0', '.at');
  expect(man(at, 0, true)).not.toBe(man(at, 0, false));
});

test('what was given is seen before it goes on, by whoever got it', () => {
  const received = { event: 'received', seat: 0, from: 2, card: 'K' };
  expect([0, 2].map((seat) => chronicle.befalls?.(received, seat))).toEqual([true, false]);
});

test('a card’s corner is its number or the first letter of its name', () => {
  expect(['10', 'A', 'J', 'Q', 'K'].map(cornerOf)).toEqual(['10', 'A', 'J', 'Q', 'K']);
  settings.language = 'de';
  expect(['10', 'A', 'J', 'Q', 'K'].map(cornerOf)).toEqual(['10', 'A', 'B', 'D', 'K']);
});
