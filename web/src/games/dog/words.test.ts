import { beforeEach, expect, test } from 'vitest';
import type { Geometry } from '../../messages';
import { settings } from '../../settings.svelte';
import { People } from '../../table/people';
import { sitting, tableTold } from '../../table/told';
import { cornerOf } from './deck';
import { readMove } from './moves';
import { action, sentence } from './words';

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
const told = tableTold({
  game: 'dog',
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

beforeEach(() => (settings.language = 'en'));

test('every event has its sentence, in both languages', () => {
  const events = [
    { event: 'starter', seat: 1 },
    { event: 'round', starter: 1, hand_size: 6 },
    { event: 'reshuffled', cards: 61 },
    { event: 'dealt', seat: 0, card: '7 K' },
    { event: 'gave', seat: 0, card: '7' },
    { event: 'gave', seat: 1 },
    { event: 'exchanged' },
    { event: 'received', seat: 0, from: 2, card: 'K' },
    { event: 'played', seat: 0, card: 'X', as: '7' },
    { event: 'came_out', seat: 0, owner: 0, to: 'T0' },
    { event: 'moved', seat: 1, owner: 1, from: 'T5', to: 'T7', path: ['T6', 'T7'], back: false },
    {
      event: 'swapped',
      seat: 0,
      a: { owner: 0, from: 'T5', to: 'T7' },
      b: { owner: 1, from: 'T7', to: 'T5' },
    },
    { event: 'sent_home', owner: 0, from: 'T7', by: 1 },
    { event: 'taken_back', seat: 0, men: [] },
    { event: 'folded', seat: 3, cards: '4 5 9' },
    { event: 'home', seat: 0 },
    { event: 'over', returns: [1, -1, 1, -1], reason: 'goal' },
    { event: 'over', returns: [0, 0, 0, 0], reason: 'guard' },
  ];
  for (const language of ['de', 'en'] as const) {
    settings.language = language;
    for (const event of events) {
      const words = say(event);
      expect(words, event.event).not.toBeNull();
      expect(words, event.event).not.toMatch(/[⟦{}$]|undefined|NaN/);
    }
  }
});

test('a card dealt to another is no sentence', () => {
  expect(say({ event: 'dealt', seat: 2 })).toBeNull();
});

test('the reader is spoken to, the others by name', () => {
  const moved = {
    event: 'moved',
    owner: 0,
    from: 'T5',
    to: 'T7',
    path: ['T6', 'T7'],
    back: false,
  };
  expect(say({ ...moved, seat: 0 })).toMatch(/^You /);
  expect(say({ ...moved, seat: 2, owner: 2 })).toContain('Cem');
  expect(say({ event: 'played', seat: 1, card: '5', as: '5' })).toContain('Blue');
});

test('a card’s corner is its number or the first letter of its name', () => {
  expect(['10', 'A', 'J', 'Q', 'K'].map(cornerOf)).toEqual(['10', 'A', 'J', 'Q', 'K']);
  settings.language = 'de';
  expect(['10', 'A', 'J', 'Q', 'K'].map(cornerOf)).toEqual(['10', 'A', 'B', 'D', 'K']);
});

test('an action is worded with its card', () => {
  const words = (text: string): string => action(geometry, readMove(text, 'T0'));
  expect(words('5 T0>T5')).toContain('field 5');
  expect(words('X=2 T5>T7')).toContain('two');
  expect(words('give K')).toContain('king');
  for (const text of [
    '5 T0>T5',
    'X=2 T5>T7',
    'give K',
    'fold 5',
    'A out',
    'J T5<>T7',
    '4 T5>T0',
  ]) {
    expect(words(text), text).not.toMatch(/[⟦{}$]|undefined/);
  }
});

test('afterwards the cards of the others can be told, too', () => {
  expect(say({ event: 'dealt', seat: 2, card: '7 K' })).toBe('Cem gets: Seven and King.');
  expect(say({ event: 'gave', seat: 2, card: '7' })).toBe('Cem gives Anna a seven.');
  expect(say({ event: 'received', seat: 1, from: 3, card: 'A' })).toContain('an ace');
});
