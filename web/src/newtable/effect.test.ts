import { expect, test } from 'vitest';
import type { Effect, Finding } from '../messages';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';
import { progressWords, sentences, worthTelling } from './effect';

const finding = (measure: string, more: Partial<Finding> = {}): Finding => ({
  measure,
  rule: null,
  usual: 100,
  chosen: 112,
  difference: 12,
  low: 9,
  high: 15,
  beyond: true,
  ...more,
});

const effect = (...findings: Finding[]): Effect => ({
  waits: false,
  done: 80,
  of: 80,
  left: null,
  over: true,
  findings,
});

const said = (...findings: Finding[]): string[] => {
  settings.language = 'en';
  const teams = [
    [0, 2],
    [1, 3],
  ];
  return sentences('dog', effect(...findings), 4, teams).map(({ text }) => text);
};

test('a change says how much it is, give or take', () => {
  expect(said(finding('length/actions'))).toEqual([
    'A game takes longer: 112 actions instead of 100, give or take 3.',
  ]);
});

test('what may be chance is not told, but for the length and who begins', () => {
  const may = { beyond: false };
  const begins = { usual: 0.5, chosen: 0.51, difference: 0.01, low: -0.02, high: 0.04, ...may };
  const shown = said(
    finding('length/actions', may),
    finding('sides/begins', begins),
    finding('happenings/sevens', may),
  );
  expect(shown).toHaveLength(2);
  expect(shown[1]).toMatch(
    /^The starting player wins as often as before: 50.?%, give or take 3.?%/,
  );
});

test('happenings and sides are called what the game calls them', () => {
  expect(said(finding('happenings/sevens_shared', { difference: -1 }))[0]).toBe(
    `Average number of ${t('dog-happening-sevens_shared')}: 112 per game instead of 100.`,
  );
  expect(said(finding('happenings/ended_guard', { usual: 0.2, chosen: 0.012 }))[0]).toBe(
    `Number of ${t('dog-happening-ended_guard')}: 1.2 in 100 games instead of 20.`,
  );
  expect(said(finding('sides/0', { usual: 0.5, chosen: 0.6 }))[0]).toMatch(
    /^Wins for Red and Yellow: /,
  );
});

test('what says the same as another finding is left out, and so is what is too much', () => {
  const length = finding('length/actions');
  expect(worthTelling([length, finding('length/turns')])).toEqual([length]);
  const many = Array.from({ length: 30 }, (_, place) => finding(`happenings/${place}`));
  expect(worthTelling(many)).toHaveLength(10);
});

test('how far it is says how long it still takes, as soon as that is known', () => {
  settings.language = 'en';
  const far = { ...effect(), done: 400, of: 2000, over: false };
  expect(progressWords(far)).toBe('400 of 2,000 games');
  expect(progressWords({ ...far, left: 44 })).toBe('400 of 2,000 games, less than a minute left');
  expect(progressWords({ ...far, left: 50 })).toBe('400 of 2,000 games, about a minute left');
  expect(progressWords({ ...far, left: 200 })).toBe('400 of 2,000 games, about 3 minutes left');
});
