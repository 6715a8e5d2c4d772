import { beforeEach, describe, expect, test } from 'vitest';
import type { Geometry } from '../../messages';
import { settings } from '../../settings.svelte';
import { withEvent, type Entry } from '../../table/log';
import { cornerOf } from './deck';
import { chronicle, laddie, place } from './words';

const geometry: Geometry = {
  game: 'stramash',
  size: [10, 10],
  cells: [
    { name: 'T3', at: [0, 0], kind: 'entrance', seat: 0 },
    { name: 'T5', at: [0, 0], kind: 'track' },
    { name: 'T8', at: [0, 0], kind: 'start', seat: 0 },
    { name: 'T21', at: [0, 0], kind: 'entrance' },
    { name: 'C0.2', at: [0, 0], kind: 'castle', seat: 0, depth: 2 },
  ],
  kennel: [],
  seats: [],
  direction: 'clockwise',
};
beforeEach(() => (settings.language = 'en'));

describe('places', () => {
  test('holes, castles and docks', () => {
    expect(place(geometry, 'T5', '.to')).toBe('to hole 5');
    expect(place(geometry, 'T8', '.at')).toBe('on the red start hole');
    expect(place(geometry, 'C0.2', '')).toBe('red castle hole 2');
    expect(place(geometry, 'D3.1', '')).toBe('yellow dock');
    expect(place(geometry, 'D', '.from', 2)).toBe('from the dock');
  });
  test('an entrance of nobody is a hole of the track', () => {
    expect(place(geometry, 'T21', '')).toBe('hole 21');
  });
  test('a laddie there', () => {
    expect(laddie(place(geometry, 'T5', '.at'), 5)).toBe('Silver laddie on hole 5');
  });
});

test('a card’s corner is its number or the first letter of its name', () => {
  expect([cornerOf('10'), cornerOf('K'), cornerOf('X')]).toEqual(['10', 'K', '']);
});

test('a turn of the log goes from the card drawn to what the card played does', () => {
  const events = [
    { event: 'drew', seat: 0, card: '4' },
    { event: 'played', seat: 0, card: '4' },
    { event: 'moved', seat: 0, owner: 0, from: 'T5', to: 'T9', path: [], back: false },
    { event: 'drew', seat: 1 },
    { event: 'discarded', seat: 1, card: '8' },
    { event: 'drew', seat: 0, card: 'K' },
  ];
  const entries = events.reduce<Entry[]>((all, one) => withEvent(all, one, chronicle), []);
  expect(entries.map(({ seat, events: lines }) => [seat, lines.length])).toEqual([
    [0, 3],
    [1, 1],
    [0, 1],
  ]);
});
