import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../messages';
import { languages, settings } from '../../settings.svelte';
import { withEvent, type Entry } from '../../table/log';
import { begin, board, people } from './example';
import { Scene } from './scene.svelte';
import { action, chronicle, place, sentence, thingsOn } from './words';

const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  settings.language = 'en';
  warnings.mockClear();
});
afterEach(() => expect(warnings).not.toHaveBeenCalled());

const say = (event: Told): string => sentence(event, people, board) ?? '';

const walked = { seat: 1, from: '28', to: '30', points: 2, path: ['29', '30'] };
const EVENTS: Told[] = [
  { event: 'first', seat: 0 },
  { event: 'fox_moved', ...walked },
  { event: 'laid', seat: 0, at: '30', value: 4 },
  { event: 'laid', seat: 1, at: '30' },
  { event: 'stone_moved', ...walked },
  { event: 'met', seat: 1, owner: 0, at: '30', value: 5 },
  { event: 'trailed', ...walked, value: 5 },
  { event: 'caught', seat: 1, by: 'stone', at: '0', stones: [{ seat: 1, to: '28' }] },
  { event: 'caught', seat: 1, by: 'fox', at: '0', stones: [{ seat: 2, to: null }] },
  ...['fox_field', 'caught', 'overtaken', 'rest'].map((why) => ({
    event: 'won',
    seat: 1,
    prize: 3,
    why,
    at: why === 'rest' ? null : '0',
  })),
  { event: 'out', seat: 2 },
  { ...begin, event: 'taken_back', seat: 0 },
  ...['prizes', 'alone', 'guard'].map((reason) => ({
    event: 'over',
    returns: [1, -1, 1],
    scores: [9, 3, 9],
    reason,
  })),
];

test.each(languages.flatMap((language) => EVENTS.map((event) => [language, event] as const)))(
  'every event has words (%s, %o)',
  (language, event) => {
    settings.language = language;
    expect(say(event)).toMatch(/\S/);
    expect(say(event)).not.toMatch(/[⟦{]/);
  },
);

test('who catches whom, and who goes back where', () => {
  const said = say({
    event: 'caught',
    seat: 1,
    by: 'fox',
    at: '30',
    stones: [
      { seat: 0, to: '28' },
      { seat: 2, to: null },
    ],
  });
  expect(said).toContain('3 stones');
  expect(said).toContain('28');
  expect(said).not.toContain('Clara');
});

test('the value of a card that lies face down is not said', () => {
  expect(say({ event: 'laid', seat: 1, at: '30' })).toContain('face down');
});

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

test.each(languages)('every action has words (%s)', (language) => {
  settings.language = language;
  const fox = { text: '', kind: 'fox', chosen: 'fox', to: '3', points: 3 } as const;
  const lay = { text: '', kind: 'lay', chosen: 'lay 5', to: '12', points: 1 } as const;
  const stone = { text: '', kind: 'stone', chosen: 'stone 28', to: '32', points: 4 } as const;
  for (const move of [fox, lay, stone]) {
    expect(action(board, move)).toContain(move.to);
    expect(action(board, move)).not.toContain('⟦');
  }
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
