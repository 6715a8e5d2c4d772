/** Which puzzles there are, which one is today's, and how one is played. */

import type { Script } from '../lessons/script';
import type { GamePuzzles, PuzzleHead, PuzzleTold } from '../messages';
import { answerTo } from './answers';
import { keepSolved, solved } from './progress';

export const GRADES = [1, 2, 3] as const;

/** A puzzle, its number in addresses, and its place from 1 among those of its grade and task. */
export interface Numbered extends PuzzleHead {
  number: number;
  place: number;
}

/** The puzzles of a grade, those that ask for the same together. */
export function graded({ puzzles }: GamePuzzles, grade: number): [string, Numbered[]][] {
  const some = puzzles
    .map((head, index) => ({ ...head, number: index + 1 }))
    .filter((one) => one.grade === grade);
  const tasks = [...new Set(some.map(({ task }) => task))];
  const placed = (one: string): Numbered[] =>
    some.filter(({ task }) => task === one).map((head, index) => ({ ...head, place: index + 1 }));
  return tasks.map((one) => [one, placed(one)]);
}

/** Among which puzzles one is listed: what they ask for, its place among them, how many they are. */
export function listedAs(
  all: GamePuzzles,
  number: number,
): { task: string; place: number; count: number } {
  const head = all.puzzles[number - 1];
  const alike = graded(all, head?.grade ?? 0).find(([task]) => task === head?.task)?.[1] ?? [];
  const place = alike.find((one) => one.number === number)?.place ?? 0;
  return { task: head?.task ?? '', place, count: alike.length };
}

/** The first puzzle of a game that has not been solved here; the first of all if all have been. */
export function nextPuzzle({ game, puzzles }: GamePuzzles, from = 1): number {
  const known = new Set(solved(game));
  const numbers = puzzles.map((_, index) => ((index + from - 1) % puzzles.length) + 1);
  return numbers.find((number) => !known.has(number)) ?? 1;
}

const DAY = 86_400_000;
/** Steps that lead through all puzzles before one comes again, if their number has no such part. */
const STRIDE = 37;

/** The puzzle of a day: the same for all who have the same date, another game every day. */
export function todays(all: GamePuzzles[], now: Date): { game: string; number: number } | null {
  const some = all.filter(({ puzzles }) => puzzles.length > 0);
  const day = Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  const one = some[day % some.length];
  if (one === undefined) return null;
  const round = Math.floor(day / some.length);
  return { game: one.game, number: ((round * STRIDE) % one.puzzles.length) + 1 };
}

const keyOf = (actions: string[]) => JSON.stringify(actions);

/** A puzzle as a lesson to follow: all that can be done in it is known already. */
export function scriptOf(puzzle: PuzzleTold): Script {
  const { game, number, branches } = puzzle;
  const known = new Map(branches.map(({ actions, told }) => [keyOf(actions), told]));
  return {
    tell: ({ actions = [] }) => {
      const told = known.get(keyOf(actions));
      return told ? Promise.resolve(told) : Promise.reject(new Error('no such way'));
    },
    answer: (actions, table) => answerTo(puzzle, actions, table),
    pointed: (actions) =>
      branches.find((one) => keyOf(one.actions) === keyOf(actions))?.point ?? [],
    keep: () => undefined,
    finish: (shown) => (shown ? undefined : keepSolved(game, number)),
  };
}
