import { beforeEach, expect, test } from 'vitest';
import type { Told } from '../../messages';
import { settings } from '../../settings.svelte';
import { withEvent, type Entry } from '../../table/log';
import { People } from '../../table/people';
import { sitting, tableTold } from '../../table/told';
import { sentences } from '../../said';
import { action, chronicle, square } from './words';

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
  const way = { text: '', piece: '9', from: 'e4', to: 'e5' };
  for (const language of ['de', 'en'] as const) {
    settings.language = language;
    const [fight, walk] = [
      action({ kind: 'attack', ...way, meets: '?' }),
      action({ kind: 'move', ...way }),
    ];
    expect(fight).toContain('e5');
    expect(fight).not.toBe(walk);
    expect(walk).not.toMatch(/[⟦{}$]/);
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
  expect(known).toHaveLength(1);
  expect(known?.[0]).toMatchObject({ event: 'fought', seat: 0 });
  settings.language = 'de';
  const words = (reader: People) => sentences(known?.[0] ?? {}, reader);
  expect(words(people)).toBe('Dein Tiger (6) kämpft auf e5 gegen einen Wolf (7).');
  expect(words(watching)).toBe('Ein Tiger (6) von Anna kämpft auf e5 gegen einen Wolf (7).');
  expect(chronicle.recalls?.({}, [])).toEqual([]);
});

test('the last fight stands beside the end', () => {
  const over = { event: 'over', returns: [1, -1], reason: 'apple', pieces: [] };
  expect(names({}, moved, fought(0, '6', 'A', 0), over)).toEqual(['fought', 'over']);
});
