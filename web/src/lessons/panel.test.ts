import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Actions from '../table/page/Actions.svelte';
import { t } from '../texts.svelte';
import type { Lesson } from './lesson.svelte';
import Panel from './Panel.svelte';

let shown: Record<string, unknown> | null = null;
function away(): void {
  if (shown !== null) void unmount(shown);
  shown = null;
}
afterEach(away);

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
const task = { text: 'lesson', hint: null, show: ['try'], point: [], attempt: false };
const show = vi.fn();
const skip = vi.fn();
const next = vi.fn();

/** What can be pressed, from the left to the right. */
function buttonsOf(lesson: object): HTMLButtonElement[] {
  away();
  const idle = { table: { told: null, paragraphOf: () => null }, answer: null, happening: null };
  const rest = { hint: '', fault: null, told: null, done: false, said: null, task: null };
  const props = { lesson: { ...idle, ...rest, show, next, ...lesson } as unknown as Lesson };
  const ways = { place: nothing, after: nothing, before: { name: 'before', go: () => {} }, skip };
  shown = mount(Panel, { target: document.body, props: { ...props, ...ways } });
  flushSync();
  return [...document.querySelectorAll('button')];
}
const placeOf = (lesson: object, words: string): number =>
  buttonsOf(lesson).findIndex(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent.trim()) === t(words),
  );
const saying = { said: { text: 'said', point: [] } };

test('what goes on stands where the way to the next scene never does', () => {
  expect(placeOf(saying, 'lesson-skip')).toBe(1);
  expect(placeOf({ task }, 'lesson-skip')).toBe(1);
  expect(placeOf(saying, 'lesson-next')).toBe(2);
  expect(placeOf({ task }, 'lesson-show')).toBe(2);
});

test('the second of two quick taps shows nothing and skips nothing', () => {
  const [, skips, shows] = buttonsOf({ task });
  for (const detail of [2, 3]) {
    const tap = () => new MouseEvent('click', { detail, bubbles: true });
    for (const button of [skips, shows]) button?.dispatchEvent(tap());
  }
  expect([skip.mock.calls.length, show.mock.calls.length]).toEqual([0, 0]);
  shows?.click();
  expect(show).toHaveBeenCalledOnce();
});

test('the second of two quick taps leaves no sentence out', () => {
  const goesOn = buttonsOf(saying)[2];
  for (const detail of [1, 2])
    goesOn?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  expect(next).toHaveBeenCalledOnce();
});

/** The words and the signs of the buttons that stand at a table where this can be done. */
function buttonsAt(...ids: string[]): [string, boolean][] {
  away();
  const table = { legal: [], update: null, next: null, busy: false };
  const label = (id: string): string => (id === 'back' ? t('step-back') : id);
  const actions = ids.map((id) => ({ id, label: label(id), main: false, run: () => {} }));
  const game = { actions, wantsActions: false };
  const props = { table, game, opened: {}, coached: false, asking: undefined, over: false };
  shown = mount(Actions, { target: document.body, props: props as never });
  flushSync();
  const buttons = [...document.querySelectorAll('button')];
  return buttons.map((one) => [one.textContent.trim(), one.querySelector('svg') !== null]);
}

test('a step back on the board is a word; in a lesson, and where a turn is undone, it is a sign', () => {
  expect(buttonsAt('back')).toEqual([['Back', false]]);
});

test('what is chosen is given up before what was done is taken back', () => {
  expect(buttonsAt('play', 'back', 'take-back')).toEqual([
    ['play', false],
    ['Back', false],
  ]);
  expect(buttonsAt('play', 'take-back')).toEqual([
    ['play', false],
    ['take-back', false],
  ]);
});
