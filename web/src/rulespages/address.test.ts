import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { rulesAddress, tableRules } from './address';

afterEach(() => {
  settings.language = 'en';
});

test('the rules are read in the language chosen', () => {
  settings.language = 'de';
  expect(rulesAddress('dog')).toBe('/rules/de/dog');
});

test('a table shows its own rules', () => {
  const agreed = { teams: 'trios', fold: 'one_card' };
  expect(tableRules({ game: 'dog', agreed, seats: [1, 2, 3, 4, 5, 6] })).toBe(
    '/rules/en/dog?seats=6&teams=trios&fold=one_card',
  );
});

test('a table leads to the pictures of what a paragraph or one of its sections is about', () => {
  const told = { game: 'dog', agreed: {}, seats: [1, 2] };
  expect(tableRules(told, { rule: 'M6' })).toBe('/rules/en/dog?seats=2#about-M6');
  expect(tableRules(told, { section: 'goal' })).toBe('/rules/en/dog?seats=2#at-goal');
});
