import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Table } from '../table.svelte';
import { Pointing } from './pointing.svelte';
import Strip from './Strip.svelte';

test('whenever the strip has another size it shows what came last', () => {
  let resized = (): void => {};
  class Observer {
    constructor(hears: () => void) {
      resized = hears;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const teller = {
    recap: { entries: [{ id: 1, events: [{ event: 'moved' }] }] },
    untouched: false,
  };
  const table = { client: { chronicle: { actor: () => null } }, teller, told: null };
  const props = {
    table: { ...table, sentence: () => 'Blue moves.' } as unknown as Table,
    pointing: new Pointing(),
  };
  const shown = mount(Strip, { target: document.body, props });
  flushSync();
  const list = document.querySelector('ol');
  Object.defineProperties(list, {
    scrollHeight: { value: 300 },
    clientHeight: { value: 40 },
    scrollTo: { value: (_: number, top: number) => Object.assign(list ?? {}, { scrollTop: top }) },
  });
  list?.dispatchEvent(new Event('scroll'));
  resized();
  expect(list?.scrollTop).toBe(300);
  void unmount(shown);
});
