import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../messages';
import { settings } from '../../settings.svelte';
import { withEvent, type Entry } from '../../table/log';
import { begin, board, people } from './example';
import { Scene } from './scene.svelte';
import { chronicle, place, thingsOn } from './words';

const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  settings.language = 'en';
  warnings.mockClear();
});
afterEach(() => expect(warnings).not.toHaveBeenCalled());

test('what is on a field is said: the fox, stones by owner, a card', () => {
  const scene = new Scene(board, 0);
  scene.show({
    ...begin,
    fox: 28,
    trail: [
      { at: 28, seat: 1, value: '?' },
      { at: 30, seat: 0, value: 7 },
      { at: 31, seat: 1, value: 6 },
    ],
    stones: [
      [28, 28],
      [28, 32],
      [32, 32],
    ],
  });
  const [at28, at30, at31] = ['28', '30', '31'].map((name) => thingsOn(scene, name, people));
  expect(at28).toHaveLength(4);
  expect(at28?.[0]).toBe('Rufus');
  expect(at28?.[1]).toContain('2');
  expect(at28?.[2]).toContain('Ben');
  expect(at30?.[0]).toMatch(/your.*7/);
  expect(at31?.[0]).toMatch(/Ben.*6/);
  expect(thingsOn(scene, '5', people)).toEqual([]);
});

test('fox fields are called so', () => {
  expect(place(board, '20')).not.toBe(place(board, '21').replace('21', '20'));
});

// The log

const log = (...events: Told[]): Entry[] =>
  events.reduce<Entry[]>((entries, event) => withEvent(entries, event, chronicle), []);

test('all that a seat does in a turn stands together, with what follows from it', () => {
  const entries = log(
    { event: 'first', seat: 0 },
    { event: 'fox_moved', seat: 0 },
    { event: 'won', seat: 0 },
    { event: 'taken_back', seat: 0 },
    { event: 'laid', seat: 0 },
    { event: 'stone_moved', seat: 0 },
    { event: 'met', seat: 0, owner: 1 },
    { event: 'trailed', seat: 0 },
    { event: 'laid', seat: 1 },
    { event: 'fox_moved', seat: 1 },
    { event: 'caught', seat: 1 },
    { event: 'out', seat: 2 },
    { event: 'stone_moved', seat: 0 },
    { event: 'over' },
  );
  expect(entries.map(({ kind, seat, events }) => [kind, seat, events.length])).toEqual([
    ['chapter', null, 1],
    ['turn', 0, 7],
    ['turn', 1, 4],
    ['turn', 0, 1],
    ['chapter', null, 1],
  ]);
});
