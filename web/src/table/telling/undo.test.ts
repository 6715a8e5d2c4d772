import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { GameTable } from '../game';
import type { Table } from '../table.svelte';
import Undo from './Undo.svelte';

/** What stands below the arrow for somebody who has played, and may or may not undo it. */
function offered(can_undo: boolean, mayTakeBack = false, actions: string[] = []): string | null {
  const table = {
    told: { seat: 0, offers: ['undo'] },
    update: { can_undo },
    legal: ['9'],
    entries: [{ seat: 0, kind: 'turn', events: [{ event: 'played' }] }],
    sentence: () => 'You play a nine.',
    mayTakeBack,
  };
  const game: unknown = { actions: actions.map((id) => ({ id })) };
  const target = document.createElement('div');
  const shown = mount(Undo, {
    target,
    props: { table: table as unknown as Table, game: game as GameTable },
  });
  flushSync();
  const stands = target.querySelector('button.steer');
  void unmount(shown);
  return stands?.textContent.trim() ?? null;
}

test('a turn can be asked back only where chance has not come between', () => {
  expect(offered(true)).toBe('Take back');
  expect(offered(false)).toBeNull();
  expect(offered(false, true)).toBe('Undo');
});

test('a part is taken back by one button: that of the game, if it has one', () => {
  expect(offered(true, true, ['back', 'take-back'])).toBeNull();
  expect(offered(true, true, ['back'])).toBe('Undo');
});
