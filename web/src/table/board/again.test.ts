import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTable } from '../game';
import type { Table } from '../table.svelte';
import Lens from './Lens.svelte';

const table = { asksAgain: false, legal: [], busy: false };
const game = { prompt: '', chosen: null, hint: '' };
let shown: Record<string, unknown>;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 100, 100),
  );
  const props = { table: table as unknown as Table, game: game as unknown as GameTable };
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
  shown = mount(Lens, { target: document.body, props: { ...props, children } });
  flushSync();
  table.asksAgain = true;
});

afterEach(() => {
  vi.restoreAllMocks();
  void unmount(shown);
});

/** A finger on the board; the first is 1. */
function finger(type: string, pointerId: number, clientX: number): void {
  const what = { pointerId, clientX, clientY: 50, isPrimary: pointerId === 1, buttons: 1 };
  const event = new PointerEvent(type, { ...what, pointerType: 'touch', bubbles: true });
  document.querySelector('.glass')?.dispatchEvent(event);
}

function pinch(): void {
  finger('pointerdown', 1, 40);
  finger('pointerdown', 2, 60);
  finger('pointermove', 2, 90);
  finger('pointerup', 2, 90);
  finger('pointerup', 1, 40);
  flushSync();
}

test('whoever brings the board closer with two fingers is not asked to tap again', () => {
  pinch();
  expect(table.asksAgain).toBe(false);
});

test('whoever moves the board is not asked to tap again', () => {
  pinch();
  table.asksAgain = true;
  finger('pointerdown', 1, 40);
  expect(table.asksAgain).toBe(true);
  finger('pointermove', 1, 60);
  expect(table.asksAgain).toBe(false);
});

test('whoever wants the whole board is not asked to tap again', () => {
  pinch();
  table.asksAgain = true;
  document.querySelector<HTMLElement>('.whole')?.click();
  expect(table.asksAgain).toBe(false);
});
