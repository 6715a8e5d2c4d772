import { beforeEach, expect, test } from 'vitest';
import type { GamePuzzles, PuzzleTold } from '../messages';
import { keepSolved, solved } from './progress';
import { graded, listedAs, nextPuzzle, scriptOf, todays } from './puzzles';

beforeEach(() => localStorage.clear());

const puzzles = (game: string, ...grades: number[]): GamePuzzles => ({
  game,
  puzzles: grades.map((grade) => ({ task: 'hit', grade })),
});

test('what has been solved is kept, once, and harmless whatever stands there', () => {
  keepSolved('dog', 3);
  keepSolved('dog', 3);
  expect(solved('dog')).toEqual([3]);
  expect(solved('rufus')).toEqual([]);
  localStorage.setItem('spielwerk.puzzles.rufus', '{"a": 1}');
  expect(solved('rufus')).toEqual([]);
});

test('puzzles keep their numbers, and are counted within their grades and kinds', () => {
  const dog = puzzles('dog', 1, 2, 1, 3, 1);
  dog.puzzles[2] = { task: 'goal', grade: 1 };
  const found = graded(dog, 1).map(([task, some]) => [
    task,
    some.map(({ number, place }) => `${number}: ${place}`),
  ]);
  expect(found).toEqual([
    ['hit', ['1: 1', '5: 2']],
    ['goal', ['3: 1']],
  ]);
  expect(listedAs(dog, 5)).toEqual({ task: 'hit', place: 2, count: 2 });
  expect(listedAs(dog, 2)).toEqual({ task: 'hit', place: 1, count: 1 });
});

test('the next one is the first that has not been solved, from there on', () => {
  const dog = puzzles('dog', 1, 1, 2, 3);
  keepSolved('dog', 1);
  keepSolved('dog', 3);
  expect([nextPuzzle(dog), nextPuzzle(dog, 3)]).toEqual([2, 4]);
  keepSolved('dog', 2);
  keepSolved('dog', 4);
  expect(nextPuzzle(dog)).toBe(1);
});

test('a day has one puzzle, whatever the hour, and the next day another game', () => {
  const all = [puzzles('dog', 1, 2, 3), puzzles('none'), puzzles('rufus', 1, 2, 3)];
  const morning = todays(all, new Date(2026, 10, 25, 0, 1));
  expect(todays(all, new Date(2026, 10, 25, 23, 59))).toEqual(morning);
  expect(todays(all, new Date(2026, 10, 26, 12))?.game).not.toBe(morning?.game);
  expect(todays([puzzles('none')], new Date())).toBeNull();
});

test('a game has another puzzle of the day each time, until all have had their turn', () => {
  const all = [puzzles('dog', ...Array.from({ length: 108 }, () => 1))];
  const days = Array.from({ length: 108 }, (_, day) => todays(all, new Date(2026, 0, 1 + day)));
  expect(new Set(days.map((one) => one?.number)).size).toBe(108);
});

test('what follows an action is known without asking', async () => {
  const branch = { actions: ['A out'], told: { verdict: 'right' }, point: ['T1'] };
  const script = scriptOf({ game: 'dog', number: 2, branches: [branch] } as unknown as PuzzleTold);
  expect(await script.tell({ actions: ['A out'] })).toEqual(branch.told);
  expect(script.pointed?.(['A out'])).toEqual(['T1']);
  expect(script.pointed?.(['K out'])).toEqual([]);
  await expect(script.tell({ actions: ['K out'] })).rejects.toThrow();
  script.finish(true);
  expect(solved('dog')).toEqual([]);
  script.finish(false);
  expect(solved('dog')).toEqual([2]);
});
