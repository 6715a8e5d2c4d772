import { beforeEach, describe, expect, test } from 'vitest';
import type { Geometry } from '../../messages';
import { settings } from '../../settings.svelte';
import { withEvent, type Entry } from '../../table/log';
import { People } from '../../table/people';
import { sitting, tableTold } from '../../table/told';
import { cornerOf } from './deck';
import { readMove } from './moves';
import { action, chronicle, laddie, place, sentence, winners } from './words';

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
const told = tableTold({
  game: 'stramash',
  seat: 0,
  seats: ['Anna', null, 'Cem', null].map((name, seat) =>
    sitting(seat, name, name === null ? 'greedy' : null),
  ),
  teams: [
    [0, 2],
    [1, 3],
  ],
});
const people = new People(told);
const say = (event: Record<string, unknown>): string | null => sentence(event, people, geometry);
const EVENTS = [
  { event: 'first', seat: 1 },
  { event: 'reshuffled', cards: 61 },
  { event: 'dealt', seat: 0, card: '7 K' },
  { event: 'drew', seat: 0, card: 'X' },
  { event: 'played', seat: 0, card: '7' },
  { event: 'discarded', seat: 1, card: '4' },
  { event: 'came_out', seat: 0, owner: 0, to: 'T8' },
  { event: 'moved', seat: 1, owner: 1, from: 'T5', to: 'T3', path: ['T3'], back: true },
  { event: 'charged', seat: 0, owner: 0, from: 'D', to: 'T5' },
  { event: 'docked', owner: 1, from: 'T5', by: 0 },
  { event: 'promoted', owner: 2, from: 'T5', to: 'T3', by: 0 },
  { event: 'taken_back', seat: 0, laddies: [] },
  { event: 'home', seat: 2 },
  { event: 'over', returns: [1, -1, 1, -1], reason: 'castle' },
  { event: 'over', returns: [0, 0], reason: 'guard' },
];

beforeEach(() => (settings.language = 'en'));

test.each(['en', 'de'] as const)('every event has its sentence: %s', (language) => {
  settings.language = language;
  for (const event of EVENTS) {
    expect(say(event)).not.toMatch(/⟦|\{|undefined|NaN/);
    expect(say(event)).toBeTruthy();
  }
});

test('what others are dealt and draw is not told', () => {
  expect(say({ event: 'dealt', seat: 1 })).toBeNull();
  expect(say({ event: 'drew', seat: 1 })).toBeNull();
});

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

test('an action is said with its card', () => {
  const words = (text: string): string => action(geometry, readMove(text, 'T8'), 0);
  expect(words('5 T5>C0.2')).toBe('Five: Move from hole 5 to red castle hole 2');
  expect(words('X D>T5')).toBe('Bonnie Fechter: Charge from the dock to hole 5');
  expect(words('discard X')).toBe('Discard a Bonnie Fechter');
  expect([cornerOf('10'), cornerOf('K'), cornerOf('X')]).toEqual(['10', 'K', '']);
});

test('the reader comes first among the winners', () => {
  expect(winners([1, -1, 1, -1], people)).toMatchObject({ pair: 'yes', you: 'yes', owner: 'Cem' });
  expect(winners([-1, -1, 1], people)).toMatchObject({ pair: 'no', you: 'no', who: 'Cem' });
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

test('afterwards the cards of the others can be told, too', () => {
  expect(say({ event: 'drew', seat: 2, card: 'K' })).toContain('draws a king');
});
