import { expect, test } from 'vitest';
import type { Standing } from '../messages';
import { settings } from '../settings.svelte';
import { sitting } from '../table/told';
import type { Recent } from './recent';
import { inOrder, isMyTurn, keysOf, standWords, waited } from './standing';

const MINUTE = 60_000;
const NOW = 1000 * MINUTE;

const recent = (table: string, at: number, over = false): Recent => {
  return { table, game: 'dog', key: 'k', at, names: ['Anna', 'Ben'], over };
};

function stand(to_act: number[], minutes: number, about: Partial<Standing> = {}): Standing {
  const seats = [sitting(0, 'Anna', null), sitting(1, 'Ben', null), sitting(2, null, 'child')];
  const table = { game: 'dog', seats, over: false } as unknown as Standing['table'];
  const since = NOW - minutes * MINUTE;
  return { table, own: [0], invited: null, begun: true, to_act, since, next: null, ...about };
}

test('where others wait for me the longest comes first, and what is over last', () => {
  const tables = [
    recent('over', 9, true),
    recent('theirs', 8),
    recent('new', 7),
    recent('old', 6),
  ];
  const known = { theirs: stand([1], 500), new: stand([0], 5), old: stand([0, 1], 50) };
  const order = inOrder(tables, known).map(({ table }) => table);
  expect(order).toEqual(['old', 'new', 'theirs', 'over']);
});

test('one is waited for where one has to act oneself', () => {
  expect(isMyTurn(stand([0, 1], 1))).toBe(true);
  expect(isMyTurn(stand([1], 1))).toBe(false);
  expect(isMyTurn(stand([0], 1, { own: [] }))).toBe(false);
  expect(isMyTurn(undefined)).toBe(false);
});

test('a table says in a line how it stands', () => {
  const one = recent('one', 1);
  expect(standWords(one, stand([0], 125), NOW)).toContain(waited(NOW - 125 * MINUTE, NOW));
  expect(standWords(one, stand([1], 0), NOW)).toContain('Ben');
  const alone = stand([0], 125);
  alone.table.seats.splice(1, 1);
  expect(standWords(one, alone, NOW)).not.toContain(waited(NOW - 125 * MINUTE, NOW));
  const lines = [
    stand([0], 125),
    stand([1], 125),
    stand([], 0, { begun: false }),
    'gone' as const,
  ];
  expect(new Set(lines.map((known) => standWords(one, known, NOW))).size).toBe(4);
});

test('an animal has its article where it is the one that is waited for', () => {
  settings.language = 'de';
  const here = stand([1], 0);
  const seats = [sitting(0, 'Anna', null), sitting(1, null, 'child')];
  const table = { ...here.table, game: 'rufus', seats };
  expect(standWords(recent('one', 1), { ...here, table }, NOW)).toBe('Der Keiler ist dran');
  settings.language = 'en';
});

test('how long is told in minutes, hours or days, and not at all where it is a moment', () => {
  expect(waited(NOW - 30_000, NOW)).toBeNull();
  expect(waited(null, NOW)).toBeNull();
  expect(waited(NOW - 59 * MINUTE, NOW)).toContain('59');
  expect(waited(NOW - 47 * 60 * MINUTE, NOW)).toContain('47');
  expect(waited(NOW - 49 * 60 * MINUTE, NOW)).toMatch(/2/);
});

test('a table is asked with all its keys, each once', () => {
  expect(keysOf({ ...recent('one', 1), own: { 0: 'k', 2: 'l' } })).toEqual(['k', 'l']);
  expect(keysOf({ ...recent('one', 1), key: null })).toEqual([]);
});
