import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Lost from './Lost.svelte';
import type { StrategusTable } from './play.svelte';

/** How many kinds are listed of each side, where armies are known or not. */
function listed(counts: Record<string, number> | null): number[] {
  const seats = [0, 1].map((seat) => ({ seat, angle: 180 * seat }));
  const play = { board: { seats }, scene: { lost: [['9'], []] }, counts, table: { people: null } };
  const target = document.createElement('div');
  const shown = mount(Lost, { target, props: { play: play as unknown as StrategusTable } });
  flushSync();
  const lists = [...target.querySelectorAll('ul')].map(({ children }) => children.length);
  expect(target.querySelectorAll('h2')[0]?.textContent).toContain('lost');
  void unmount(shown);
  return lists;
}

test('of a small army only the kinds that it has are listed as losses', () => {
  expect(listed({ 1: 1, 9: 2, A: 1 })).toEqual([3, 3]);
  expect(listed(null)).toEqual([12, 12]);
});
