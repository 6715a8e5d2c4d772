import { beforeEach, expect, test } from 'vitest';
import type { Told } from '../../messages';
import { settings } from '../../settings.svelte';
import { withEvent, type Entry } from '../../table/log';
import { People } from '../../table/people';
import { sitting, tableTold } from '../../table/told';
import { action, chronicle, fightOf, sentence, square } from './words';

const told = tableTold({
  game: 'strategus',
  seat: 0,
  seats: ['Anna', null].map((name, seat) => sitting(seat, name, name === null ? 'greedy' : null)),
  teams: [[0], [1]],
});
const people = new People(told);
const watching = new People({ ...told, seat: null });
const fought = (seat: number, attacker: string, defender: string, won: number | null) =>
  ({ event: 'fought', seat, from: 'e4', to: 'e5', attacker, defender, won }) as const;
const moved = { event: 'moved', seat: 1, from: 'a7', to: 'a6' };

beforeEach(() => (settings.language = 'en'));

const events: Told[] = [
  { event: 'ready', seat: 0 },
  { event: 'ready', seat: 1 },
  { event: 'first', seat: 1 },
  moved,
  ...'123456789MTA'
    .split('')
    .flatMap((kind) => [
      fought(0, '6', kind, 0),
      fought(1, '6', kind, 0),
      fought(0, kind, '6', null),
    ]),
  ...['apple', 'stuck'].flatMap((reason) => [
    { event: 'over', returns: [1, -1], reason, pieces: [] },
    { event: 'over', returns: [-1, 1], reason, pieces: [] },
  ]),
  ...['both_stuck', 'quiet', 'guard'].map((reason) => ({
    event: 'over',
    returns: [0, 0],
    reason,
    pieces: [],
  })),
];

test('every event has its sentence, in both languages, for players and watchers', () => {
  for (const language of ['de', 'en'] as const) {
    settings.language = language;
    for (const event of events) {
      for (const reader of [people, watching]) {
        const words = sentence(event, reader);
        expect(words, JSON.stringify(event)).not.toMatch(/[⟦{}$]|undefined|NaN/);
        expect(words?.length).toBeGreaterThan(5);
      }
    }
  }
});

test('what is placed is no sentence', () => {
  expect(sentence({ event: 'placed', seat: 0, at: 'a1', piece: 'A' }, people)).toBeNull();
});

test('a fight tells whose pieces they are', () => {
  settings.language = 'de';
  expect(sentence(fought(0, '6', '7', 0), people)).toMatch(/^Dein Tiger \(6\).*einen Wolf/);
  expect(sentence(fought(1, '6', '7', 1), people)).toMatch(/Blau.*deinen Wolf \(7\)/);
  expect(sentence(fought(1, '6', '7', 1), watching)).toMatch(/Blau.*einen Wolf \(7\)/);
});

test('special fights have words of their own', () => {
  const kinds = (attacker: string, defender: string, won: number | null): string =>
    fightOf(fought(0, attacker, defender, won));
  expect(kinds('6', '7', 0)).toBe('win');
  expect(kinds('7', '6', 1)).toBe('loss');
  expect(kinds('6', '6', null)).toBe('both');
  expect(kinds('6', 'T', 1)).toBe('trap');
  expect(kinds('8', 'T', 0)).toBe('cleared');
  expect(kinds('M', '1', 0)).toBe('mouse');
  expect(kinds('9', 'A', 0)).toBe('apple');
});

test('a square is told with what stands there, as far as it is known', () => {
  settings.language = 'de';
  const words = (seat: number, kind: string | null): string =>
    square('e4', { seat, kind, seen: false }, false, people);
  expect(words(0, '6')).toBe('e4, dein Tiger (6)');
  expect(words(1, null)).toBe('e4, verdeckte Karte von Blau');
  expect(words(1, '6')).toBe('e4, Tiger (6) von Blau');
  expect(square('e5', undefined, false, people)).toBe('e5, leer');
  expect(square('c5', undefined, true, people)).toBe('c5, Wasser');
});

test('a move is told', () => {
  for (const language of ['de', 'en'] as const) {
    settings.language = language;
    const words = (fight: boolean) => action({ text: '', from: 'e4', to: 'e5', fight });
    expect(words(true)).toContain('e5');
    expect(words(true)).not.toBe(words(false));
    expect(words(false)).not.toMatch(/[⟦{}$]/);
  }
});

// The log

const names = (options: Told, ...list: Told[]): unknown[] =>
  list
    .reduce<Entry[]>((entries, event) => withEvent(entries, event, chronicle, options), [])
    .flatMap((entry) => entry.events.map((event) => event['event']));
const opening = [
  { event: 'ready', seat: 1 },
  { event: 'placed', seat: 0, at: 'a1', piece: 'A' },
  { event: 'ready', seat: 0 },
  { event: 'first', seat: 0 },
];

test('the log forgets moves and fights with the next move', () => {
  expect(names({}, ...opening)).toEqual(['first']);
  expect(names({}, ...opening, fought(0, '6', '7', 0))).toEqual(['first', 'fought']);
  const after = names({}, ...opening, moved, fought(0, '6', '7', 0), moved);
  expect(after).toEqual(['first', 'moved']);
});

test('with the list of fights as an aid the log keeps them, and no more', () => {
  const after = names({ memory_aid: 'log' }, moved, fought(0, '6', '7', 0), moved, moved);
  expect(after).toEqual(['fought', 'moved']);
  expect(names({ memory_aid: 'marked' }, fought(0, '6', '7', 0), moved)).toEqual(['moved']);
});

test('who comes back finds the list of fights, without those that are told as events', () => {
  const fights = ['e4xe5', 'f4xf5'].map((move) => ({
    seat: 0,
    move,
    attacker: '6',
    defender: '7',
  }));
  const known = chronicle.recalls?.({ fights }, [fought(0, '6', '7', 0), moved]);
  expect(known).toEqual([
    { event: 'fought', seat: 0, from: 'e4', to: 'e5', attacker: '6', defender: '7' },
  ]);
  expect(sentence(known?.[0] ?? {}, people)).not.toMatch(/[⟦{}$]|undefined/);
  expect(chronicle.recalls?.({}, [])).toEqual([]);
});

test('the last fight stands beside the end', () => {
  const over = { event: 'over', returns: [1, -1], reason: 'apple', pieces: [] };
  expect(names({}, moved, fought(0, '6', 'A', 0), over)).toEqual(['fought', 'over']);
});
