// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forget, keep, ownSeats, recentTable, recentTables } from './recent';

beforeEach(() => localStorage.clear());

test('what is not said of a table stays as it was', () => {
  keep({ table: 'one', game: 'dog', key: 'red', links: { 1: 'blue' } });
  keep({ table: 'one', game: 'dog', names: ['Anna', 'Ben'] });
  const kept = { table: 'one', key: 'red', links: { 1: 'blue' }, names: ['Anna', 'Ben'] };
  expect(recentTable('one')).toMatchObject(kept);
});

test('who plays for two seats keeps the keys of both', () => {
  keep({ table: 'one', game: 'streifzug', key: 'red', own: { 0: 'red' } });
  keep({ table: 'one', game: 'streifzug', key: 'black', own: { 2: 'black' } });
  expect(recentTable('one')?.key).toBe('black');
  expect(ownSeats(recentTable('one'))).toEqual([
    { seat: 0, key: 'red' },
    { seat: 2, key: 'black' },
  ]);
});

test('a table that was kept before seats were has none', () => {
  localStorage.setItem('spielwerk.tables', '[{"table": "old", "game": "dog", "key": "red"}]');
  expect(ownSeats(recentTable('old'))).toEqual([]);
  expect(ownSeats(recentTable('unknown'))).toEqual([]);
});

test('the latest table is first, and what is forgotten is gone', () => {
  for (const table of ['one', 'two']) keep({ table, game: 'dog' });
  expect(recentTables().map(({ table }) => table)).toEqual(['two', 'one']);
  forget('two');
  expect(recentTables().map(({ table }) => table)).toEqual(['one']);
});
