import { expect, test } from 'vitest';
import { addressOf, placeOf, type Place } from './place.svelte';

test('addresses are read', () => {
  expect(placeOf('/', '', '/')).toEqual({ page: 'home' });
  expect(placeOf('/new/dog', '', '/')).toEqual({ page: 'new', game: 'dog' });
  expect(placeOf('/rulings/', '', '/')).toEqual({ page: 'rulings', game: null });
  expect(placeOf('/rulings/dog', '', '/')).toEqual({ page: 'rulings', game: 'dog' });
  expect(placeOf('/table/a-b_c', '#key=x_-1', '/')).toEqual({
    page: 'table',
    table: 'a-b_c',
    key: 'x_-1',
  });
  expect(placeOf('/table/abc', '', '/')).toEqual({ page: 'table', table: 'abc', key: null });
  expect(placeOf('/index.html', '', '/')).toEqual({ page: 'home' });
});

test('an address at which there is nothing is not the first page', () => {
  for (const path of [
    '/anything/else',
    '/tabel/abc',
    '/table',
    '/new/',
    '/learn',
    '/%',
    '/table/%',
  ]) {
    expect(placeOf(path, '', '/')).toEqual({ page: 'unknown' });
  }
});

test('addresses below a path lead back to the same place', () => {
  const places: Place[] = [
    { page: 'home' },
    { page: 'new', game: 'dog' },
    { page: 'play', game: 'dog' },
    { page: 'rulings', game: null },
    { page: 'rulings', game: 'dog' },
    { page: 'puzzles', game: null, puzzle: null },
    { page: 'puzzles', game: 'dog', puzzle: null },
    { page: 'puzzles', game: 'dog', puzzle: 108 },
    { page: 'table', table: 'abc', key: 'k-_9' },
    { page: 'table', table: 'abc', key: null },
    { page: 'table', table: 'abc', key: null, invitation: 'i-_7' },
    { page: 'table', table: 'abc', key: null, invitation: '' },
    { page: 'table', table: 'abc', key: null, sofa: true },
    { page: 'receipt', table: 'abc' },
    { page: 'sent', table: 'abc' },
    { page: 'letters', token: 't-_3' },
    { page: 'replay', table: null, eyes: 'open', steps: null },
    { page: 'replay', table: 'abc', eyes: 'watch', steps: 0 },
    { page: 'replay', table: 'abc', eyes: 2, steps: 117 },
  ];
  for (const place of places) {
    const { pathname, hash } = new URL(addressOf(place, '/games/'), 'http://here');
    expect(placeOf(pathname, hash, '/games/')).toEqual(place);
  }
});

test('the key stands in the fragment, which is never sent', () => {
  const address = addressOf({ page: 'table', table: 'abc', key: 'secret' }, '/');
  expect(new URL(address, 'http://here').pathname).toBe('/table/abc');
});
