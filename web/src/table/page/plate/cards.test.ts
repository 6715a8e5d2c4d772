import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Table } from '../../table.svelte';
import Cards from './Cards.svelte';

/** How many cards are drawn for a seat that holds so many, and how many are said. */
function drawn(cards: number | null): [number, number, string] {
  const table = { game: { status: () => ({ cards, text: '', starter: false }) } };
  const shown = mount(Cards, {
    target: document.body,
    props: { table: table as unknown as Table, seat: 0 },
  });
  flushSync();
  const all = document.querySelectorAll('.fan i').length;
  const empty = document.querySelectorAll('.fan .empty').length;
  const count = document.querySelector('.count')?.textContent ?? '';
  void unmount(shown);
  return [all, empty, count];
}

test('beside the number of cards there is always one, if only where one would be', () => {
  expect(drawn(3)).toEqual([3, 0, '3']);
  expect(drawn(0)).toEqual([1, 1, '0']);
  expect(drawn(null)).toEqual([0, 0, '']);
});
