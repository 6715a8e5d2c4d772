import { expect, test } from 'vitest';
import type { StoryMoment, Way } from '../messages';
import { reasonsOn, verdictOn } from './story';

function moment(played: string, ways: [string, number][] | null): StoryMoment {
  const told = ways?.map(([action, chance]): Way => ({ action, chance })) ?? null;
  const where = { begin: 3, end: 5, step: 3, who: 0, seat: 0 };
  return {
    ...where,
    before: 0.5,
    after: 0.4,
    played,
    observation: null,
    ways: told,
    words: {},
    because: {},
  };
}

const others = (one: StoryMoment): string[] => {
  const verdict = verdictOn(one);
  return 'others' in verdict ? verdict.others.map(({ action }) => action) : [];
};

test('what is clearly better is told alone', () => {
  const one = moment('c', [
    ['a', 0.6],
    ['b', 0.59],
    ['c', 0.4],
  ]);
  expect(verdictOn(one).kind).toBe('better');
  expect(others(one)).toEqual(['a']);
});

test('what nobody could tell apart is said to be equal', () => {
  const one = moment('b', [
    ['a', 0.504],
    ['b', 0.5],
    ['c', 0.497],
    ['d', 0.3],
  ]);
  expect(verdictOn(one).kind).toBe('equal');
  expect(others(one)).toEqual(['a', 'c']);
});

test('a shade is called a shade, and the best the best', () => {
  const ways: [string, number][] = [
    ['a', 0.515],
    ['b', 0.5],
  ];
  expect(verdictOn(moment('b', ways)).kind).toBe('shade');
  expect(verdictOn(moment('a', ways)).kind).toBe('best');
});

test('where nothing was to be chosen nothing is judged', () => {
  expect(verdictOn(moment('a', [])).kind).toBe('alone');
  expect(verdictOn(moment('a', null)).kind).toBe('pending');
  expect(verdictOn(moment('x', [['a', 0.5]])).kind).toBe('equal');
});

test('reasons are those of what was best', () => {
  const table = {
    reasons: (lines: object[]) => lines.map((line) => JSON.stringify(line)).join(' '),
  };
  const because = { a: [{ id: 'of a' }], b: [{ id: 'of b' }] };
  const told = (played: string, ways: [string, number][]): string | null =>
    reasonsOn({ ...moment(played, ways), because }, table);
  const better: [string, number][] = [
    ['a', 0.6],
    ['b', 0.5],
  ];
  expect(told('b', better)).toBe('{"id":"of a"}');
  expect(told('a', better)).toBe('{"id":"of a"}');
  expect(told('c', [['c', 0.5]])).toBe(null);
  expect(reasonsOn({ ...moment('b', better), because, who: 1 }, table)).toBe(null);
});
