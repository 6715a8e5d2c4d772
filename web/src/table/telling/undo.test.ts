import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Table } from '../table.svelte';
import Undo from './Undo.svelte';

/** Whether the arrow stands there for somebody who has played, and may or may not undo it. */
function offered(can_undo: boolean, mayTakeBack = false): boolean {
  const table = {
    told: { seat: 0, offers: ['undo'] },
    update: { can_undo },
    legal: ['9'],
    entries: [{ seat: 0, kind: 'turn', events: [{ event: 'played' }] }],
    sentence: () => 'You play a nine.',
    mayTakeBack,
  };
  const target = document.createElement('div');
  const shown = mount(Undo, { target, props: { table: table as unknown as Table } });
  flushSync();
  const stands = target.querySelector('button.steer') !== null;
  void unmount(shown);
  return stands;
}

test('a turn can be asked back only where chance has not come between', () => {
  expect(offered(true)).toBe(true);
  expect(offered(false)).toBe(false);
  expect(offered(false, true)).toBe(true);
});
