import { expect, test } from 'vitest';
import { opponents, usualOpponent } from './opponents';

const RESEARCH = ['greedy', 'random'];

test('families are offered levels, the gentlest first, and nothing that is for research', () => {
  const bots = [...RESEARCH, 'master', 'club', 'casual', 'child'];
  expect(opponents(bots)).toEqual(['child', 'casual', 'club', 'master']);
  expect(usualOpponent(bots)).toBe('casual');
});

test('only levels that the server offers are shown', () => {
  expect(opponents([...RESEARCH, 'master', 'club'])).toEqual(['club', 'master']);
  expect(usualOpponent([...RESEARCH, 'master', 'club'])).toBe('club');
});

test('where a game has no levels yet, whoever plays it is offered', () => {
  expect(opponents(RESEARCH)).toEqual(RESEARCH);
  expect(usualOpponent(['random', 'greedy'])).toBe('greedy');
  expect(usualOpponent(['random'])).toBe('random');
  expect(usualOpponent([])).toBe(null);
});
