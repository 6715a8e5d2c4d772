import { expect, test } from 'vitest';
import type { PuzzleTold, Told } from '../messages';
import { settings } from '../settings.svelte';
import { answerTo, reasonsIn } from './answers';

/** A table that says the names of what it is to say. */
const table = { reasons: (lines: Told[]) => lines.map(({ id }) => String(id)).join(' ') };

const branch = (action: string, verdict: string, chance: number | null, ...ids: string[]) => ({
  actions: [action],
  told: { verdict },
  said: ids.map((id) => ({ as: 'line', id })),
  chance,
});

const puzzle = (chance: number | null, ...branches: object[]): PuzzleTold =>
  ({ judged: chance === null ? null : { chance }, branches }) as unknown as PuzzleTold;

const best = puzzle(
  0.7,
  branch('7 T1>T8', 'right', 0.7, 'because-hit', 'because-joker'),
  branch('2 T1>T3', 'wrong', 0.66),
  branch('3 T1>T4', 'wrong', 0.6, 'because-joker'),
  branch('4 T1>T5', 'wrong', 0.31),
);

test('a wrong try at the best move says by how much it is worse', () => {
  settings.language = 'de';
  expect(answerTo(best, ['2 T1>T3'], table)).toMatch(/^Knapp daneben.* 66\s%.* 70\s%/);
  expect(answerTo(best, ['3 T1>T4'], table)).toMatch(
    /^Es geht besser.* 60\s%.* 70\s%.* Vorteil: because-joker$/,
  );
  expect(answerTo(best, ['4 T1>T5'], table)).toMatch(/^Deutlich schlechter.* 31\s%.* 70\s%/);
  settings.language = 'en';
  expect(answerTo(best, ['4 T1>T5'], table)).toMatch(/^Clearly worse.* 31%.* 70%/);
});

test('what is best is said with its reasons, and where a try lacks none it hears none', () => {
  expect(reasonsIn(best, table)).toBe('because-hit because-joker');
  for (const action of ['2 T1>T3', '4 T1>T5'])
    expect(answerTo(best, [action], table)).not.toMatch(/because/);
});

test('a wrong try at a task hears what it came to', () => {
  const task = puzzle(
    null,
    branch('A out', 'wrong', null, 'others', 'used'),
    branch('7', 'right', null),
  );
  expect(answerTo(task, ['A out'], table)).toBe('others used');
  expect(answerTo(task, ['K out'], table)).toBe('');
  expect(reasonsIn(task, table)).toBe('');
});
