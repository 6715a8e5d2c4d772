// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  exported,
  forget,
  imported,
  keep,
  ownSeats,
  recentTable,
  recentTables,
  seatsWith,
} from './recent';

beforeEach(() => localStorage.clear());

test('what is not said of a table stays as it was', () => {
  keep({ table: 'one', game: 'dog', key: 'red', invitations: { 1: 'blue' } });
  keep({ table: 'one', game: 'dog', names: ['Anna', 'Ben'] });
  const kept = { table: 'one', key: 'red', invitations: { 1: 'blue' }, names: ['Anna', 'Ben'] };
  expect(recentTable('one')).toMatchObject(kept);
});

function sits(seat: number, key: string): void {
  const own = seatsWith(recentTable('one'), seat, key, 4);
  keep({ table: 'one', game: 'streifzug', key, own });
}

test('who plays for two seats keeps the keys of both', () => {
  sits(0, 'red');
  sits(2, 'black');
  expect(recentTable('one')?.key).toBe('black');
  expect(ownSeats(recentTable('one'))).toEqual([
    { seat: 0, key: 'red' },
    { seat: 2, key: 'black' },
  ]);
});

test('where all sit one seat further on, all own seats move', () => {
  sits(0, 'red');
  sits(3, 'black');
  sits(1, 'red');
  expect(ownSeats(recentTable('one'))).toEqual([
    { seat: 0, key: 'black' },
    { seat: 1, key: 'red' },
  ]);
});

test('tables can be taken along to another browser', () => {
  keep({ table: 'one', game: 'dog', key: 'red', host: 'h' });
  const file = exported();
  localStorage.clear();
  keep({ table: 'two', game: 'rufus', key: 'blue' });
  expect(imported(file)).toBe(1);
  expect(
    recentTables()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(['one', 'two']);
  expect(recentTable('one')?.host).toBe('h');
  for (const text of ['', '{}', '[]', 'null', '{"spielwerk": "tables"}']) {
    expect(imported(text)).toBe(-1);
  }
});

test('a table that was kept before seats were has none', () => {
  localStorage.setItem('spielwerk.tables', '[{"table": "old", "game": "dog", "key": "red"}]');
  expect(ownSeats(recentTable('old'))).toEqual([]);
  expect(ownSeats(recentTable('unknown'))).toEqual([]);
});

const names = (): string[] => recentTables().map(({ table }) => table);
const dozen = Array.from({ length: 12 }, (_, i) => `t${i}`);

test('what was watched or played goes first, never a key to a match that goes on', () => {
  keep({ table: 'days', game: 'strategus', key: 'red' });
  keep({ table: 'host', game: 'dog', host: 'h' });
  keep({ table: 'invites', game: 'dog', invitations: { 1: 'blue' } });
  keep({ table: 'two', game: 'dog', own: { 0: 'red' } });
  keep({ table: 'over', game: 'dog', key: 'red', over: true });
  for (const table of dozen) keep({ table, game: 'dog' });
  expect(names()).toHaveLength(12);
  for (const table of ['days', 'host', 'invites', 'two', 't11']) expect(names()).toContain(table);
  expect(names()).not.toContain('over');
});

test('of matches that go on all keys are kept, and what is watched now', () => {
  for (const table of [...dozen, 'last']) keep({ table, game: 'dog', key: 'red' });
  expect(names()).toHaveLength(13);
  keep({ table: 'watched', game: 'dog' });
  expect(names()[0]).toBe('watched');
  keep({ table: 't0', game: 'dog', over: true });
  expect(names()).toHaveLength(13);
  expect(names()).not.toContain('watched');
});

test('a file brings all keys along', () => {
  for (const table of dozen) keep({ table, game: 'dog', key: 'red' });
  const file = exported();
  localStorage.clear();
  for (const table of dozen) keep({ table: `other-${table}`, game: 'dog', key: 'blue' });
  expect(imported(file)).toBe(12);
  expect(names()).toHaveLength(24);
});

test('the latest table is first, and what is forgotten is gone', () => {
  for (const table of ['one', 'two']) keep({ table, game: 'dog' });
  expect(recentTables().map(({ table }) => table)).toEqual(['two', 'one']);
  forget('two');
  expect(recentTables().map(({ table }) => table)).toEqual(['one']);
});
