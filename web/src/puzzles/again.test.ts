import type { Snippet } from 'svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GamePuzzles } from '../messages';
import { seatName } from '../table/people';
import { plainGame } from '../table/plain';
import { t } from '../texts.svelte';
import PuzzlesPage from './PuzzlesPage.svelte';

const { puzzles, told } = vi.hoisted(() => {
  const update = { version: 0, decision: 0, events: [], legal: [], choices: null, to_act: [0] };
  const task = {
    text: 'puzzle-dog-hit',
    hint: null,
    show: [],
    point: [],
    attempt: false,
    reason: null,
  };
  const moments = [{ kind: 'played', update: { ...update, observation: {}, over: false } }];
  const begun = { game: 'dog', seat: 0, seats: 2, teams: [], options: {}, agreed: {}, hide: [] };
  const scene = { ...begun, verdict: null, take_back: 0, task, done: false, moments };
  const branches = [{ actions: [], told: scene }];
  return {
    puzzles: vi.fn<() => Promise<GamePuzzles[]>>(),
    told: { game: 'dog', number: 1, grade: 1, judged: null, branches },
  };
});
const dog: GamePuzzles = { game: 'dog', puzzles: [{ task: 'hit', grade: 1 }] };

vi.mock('../table/api', () => ({
  Refusal: class extends Error {},
  api: {
    puzzles,
    puzzle: () => Promise.resolve(told),
    geometry: () => Promise.resolve({}),
  },
}));
vi.mock('../games', () => ({ clientOf: () => Promise.resolve(plainGame({ hint: '' })) }));
/** Of the table only what a puzzle says above the hand. */
vi.mock('../table/page/TablePage.svelte', () => ({
  default: (anchor: unknown, { apart }: { apart: { controls: Snippet } }) =>
    (apart.controls as unknown as (anchor: unknown) => void)(anchor),
}));

let shown: Record<string, unknown> | null = null;
beforeEach(() => puzzles.mockReset().mockResolvedValue([dog]).mockRejectedValueOnce(new Error()));
afterEach(() => shown !== null && unmount(shown));

/** The button that tries again, once it is there. */
async function again(): Promise<HTMLButtonElement> {
  return vi.waitFor(() => {
    flushSync();
    const buttons = [...document.querySelectorAll('button')];
    const one = buttons.find(({ textContent }) => textContent.trim() === t('try-again'));
    if (one === undefined) throw new Error('not there');
    return one;
  });
}

/** Where the keyboard comes to, in the end. */
function comesTo(words: string): Promise<void> {
  return vi.waitFor(() => {
    flushSync();
    expect(document.activeElement?.textContent.trim()).toBe(words);
  });
}

const PLACES: [string, number | null, string][] = [
  ['a puzzle comes to its task', 1, 'puzzle-dog-hit'],
  ['the list comes to its title', null, 'puzzles-of'],
];

test.each(PLACES)('whoever tries again to open %s', async (_, puzzle, words) => {
  shown = mount(PuzzlesPage, { target: document.body, props: { game: 'dog', puzzle } });
  (await again()).click();
  await comesTo(t(words, { game: t('dog-name'), you: seatName('dog', 0, 2) }));
});

test('whoever tries again in vain can try once more', async () => {
  puzzles.mockRejectedValueOnce(new Error());
  shown = mount(PuzzlesPage, { target: document.body, props: { game: 'dog', puzzle: 1 } });
  const first = await again();
  first.click();
  await comesTo(t('try-again'));
  expect(document.activeElement).not.toBe(first);
});
