import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GamePuzzles } from '../messages';
import { api } from '../table/api';
import { fetchAhead, following } from './ahead';
import { keepSolved } from './progress';

const dog: GamePuzzles = {
  game: 'dog',
  puzzles: Array.from({ length: 6 }, () => ({ task: 'hit', grade: 1 })),
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what comes next is the one behind, and those that are unsolved', () => {
  expect(following(dog, 1)).toEqual([2, 3, 4]);
  keepSolved('dog', 2);
  expect(following(dog, 1)).toEqual([2, 3, 4, 5]);
  expect(following(dog, 6)).toEqual([1, 3, 4]);
});

test('what was fetched ahead is there without a connection, with its board', async () => {
  const told = { game: 'dog', seats: 4, options: { teams: 'pairs' } };
  const answer = JSON.stringify({ branches: [{ actions: [], told }] });
  const fetched = vi.fn(() => Promise.resolve(new Response(answer)));
  vi.stubGlobal('fetch', fetched);
  await fetchAhead(dog, 1);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect((await api.puzzle('dog', 3)).branches).toHaveLength(1);
  await api.geometry('dog', 4, { teams: 'pairs' });
  await expect(api.puzzle('dog', 6)).rejects.toThrow();
});
