import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Told } from '../../messages';
import type { Table } from '../table.svelte';
import { Pointing } from './pointing.svelte';
import Strip from './Strip.svelte';

const HIGH = 40;
let shown: Record<string, unknown>;
afterEach(() => void unmount(shown));

/** The list of what these did, each line as high as the strip, once that has got its size. */
function sized(names: string[], legal: string[]): HTMLOListElement {
  let resized = (): void => {};
  class Observer {
    constructor(hears: () => void) {
      resized = hears;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const chronicle = {
    actor: ({ event }: Told) => (event === 'moved' ? 1 : 0),
    befalls: ({ robbed }: Told) => robbed === true,
  };
  const events = names.map((name) =>
    name === 'robbed' ? { event: 'moved', robbed: true } : { event: name, robbed: name === 'own' },
  );
  const teller = { recap: { entries: [{ id: 1, events }] }, untouched: false };
  const table = { client: { chronicle }, teller, told: { seat: 0 }, legal };
  const props = {
    table: { ...table, sentence: () => 'Blue moves.' } as unknown as Table,
    pointing: new Pointing(),
  };
  shown = mount(Strip, { target: document.body, props });
  flushSync();
  const list = document.querySelector('ol') as HTMLOListElement;
  Object.defineProperties(list, {
    scrollHeight: { value: HIGH * names.length },
    clientHeight: { value: HIGH },
    scrollTo: { value: (_: number, top: number) => Object.assign(list, { scrollTop: top }) },
  });
  [...list.children].forEach((line, index) =>
    Object.defineProperty(line, 'offsetTop', { value: HIGH * index }),
  );
  list.dispatchEvent(new Event('scroll'));
  resized();
  return list;
}

test('whenever the strip has another size it shows what came last', () => {
  expect(sized(['moved', 'moved', 'moved'], []).scrollTop).toBe(2 * HIGH);
});

test('what others did to the reader stays in sight while they decide', () => {
  const told = ['moved', 'robbed', 'moved', 'moved'];
  expect(sized(told, []).scrollTop).toBe(3 * HIGH);
  void unmount(shown);
  expect(sized(told, ['end']).scrollTop).toBe(HIGH);
  void unmount(shown);
  expect(sized(['own', 'moved', 'moved'], ['end']).scrollTop).toBe(2 * HIGH);
});
