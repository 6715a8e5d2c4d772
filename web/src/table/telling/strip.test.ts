import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Told } from '../../messages';
import type { Table } from '../table.svelte';
import { Pointing } from './pointing.svelte';
import Strip from './Strip.svelte';

/** The strip at a table of which this has been told. */
function stripOf(entries: { id: number; events: Told[] }[], untouched: boolean): string {
  const chronicle = { actor: () => null };
  const teller = { recap: { entries }, untouched };
  const table = {
    client: { chronicle },
    teller,
    told: null,
    legal: [],
    sentence: () => 'Blue moves.',
  };
  const target = document.createElement('div');
  const shown = mount(Strip, {
    target,
    props: { table: table as unknown as Table, pointing: new Pointing() },
  });
  flushSync();
  const classes = target.querySelector('.strip')?.className ?? '';
  void unmount(shown);
  return classes;
}

test('while what one has done is still being shown, there is no empty box', () => {
  expect(stripOf([], false)).toContain('blank');
  expect(stripOf([], true)).not.toContain('blank');
  expect(stripOf([{ id: 1, events: [{ event: 'moved' }] }], false)).not.toContain('blank');
});
