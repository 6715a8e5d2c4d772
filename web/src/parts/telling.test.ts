import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Telling from './Telling.svelte';

const children = createRawSnippet(() => ({ render: () => '<span>34</span>' }));
let open = false;

// What every browser can and jsdom cannot.
HTMLElement.prototype.showPopover = () => void (open = true);
vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((() => open) as never);
HTMLElement.prototype.hidePopover = () => void (open = false);

afterEach(() => document.body.replaceChildren());

test('a tap tells what a number is about, and it is called that, too', () => {
  const help = 'Picked up by others: 3 4';
  const shown = mount(Telling, { target: document.body, props: { help, names: true, children } });
  flushSync();
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('34');
  expect(button?.getAttribute('aria-label')).toBe(help);
  expect(open).toBe(false);
  button?.click();
  expect(open).toBe(true);
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe(help);
  void unmount(shown);
});
