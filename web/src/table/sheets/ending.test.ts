import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFinished } from '../../lessons/progress';
import { keep } from '../../home/recent';
import { settings } from '../../settings.svelte';
import { People } from '../people';
import type { Table } from '../table.svelte';
import { sitting, tableTold } from '../told';
import { t } from '../../texts.svelte';
import Ending from './Ending.svelte';

const scenes = [{ id: 'scene', part: 'first', needs: {}, title: 'lesson' }];
vi.mock('../api', () => ({ api: { lessons: () => Promise.resolve([{ game: 'dog', scenes }]) } }));

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  localStorage.clear();
  settings.explain = 'new';
  HTMLDialogElement.prototype.showModal = () => {};
});
afterEach(() => shown !== null && unmount(shown));

/** What can be pressed at the end of a game of seat 0, in its order. */
async function buttonsAt(returns: number[]): Promise<string[]> {
  const seats = returns.map((_, seat) => sitting(seat, seat === 0 ? 'Anna' : null, null));
  const told = tableTold({ game: 'dog', seat: 0, seats });
  const table = {
    id: 'table',
    told,
    people: new People(told),
    update: { returns },
    entries: [],
    next: null,
  };
  const props = { table: { ...table, secret: null } as unknown as Table, open: true };
  shown = mount(Ending, { target: document.body, props: { ...props, lookBack: () => {} } });
  flushSync();
  await new Promise((settled) => setTimeout(settled));
  const all = document.querySelectorAll('.end .button');
  return [...all].map((one) => one.textContent.trim());
}

test('who has lost finds the lessons among the first ways on', async () => {
  expect((await buttonsAt([-1, 1])).slice(0, 2)).toEqual([t('again'), t('learn-more')]);
});

test('after the first real game another one and the next lesson come first, won or lost', async () => {
  keep({ table: 'table', game: 'dog', first: true });
  expect((await buttonsAt([1, -1])).slice(0, 2)).toEqual([t('again'), t('learn-more')]);
});

test('and the puzzles, once all lessons have been played', async () => {
  keepFinished('dog', 'scene');
  const buttons = await buttonsAt([-1, 1]);
  expect(buttons).not.toContain(t('learn-more'));
  expect(buttons.slice(0, 2)).toEqual([t('again'), t('puzzles')]);
});

test('who has won, or wants nothing explained, finds them after the others', async () => {
  expect((await buttonsAt([1, -1])).at(-1)).toBe(t('learn-more'));
  if (shown !== null) void unmount(shown);
  settings.explain = 'off';
  expect((await buttonsAt([-1, 1])).at(-1)).toBe(t('learn-more'));
});
