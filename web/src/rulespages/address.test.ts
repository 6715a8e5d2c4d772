import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { rulesAddress, tableRules } from './address';

afterEach(() => {
  settings.language = 'en';
});

test('the rules are read in the language chosen, from the paragraph that is meant', () => {
  settings.language = 'de';
  expect(rulesAddress('dog', 'M6')).toBe('/rules/de/dog#M6');
  expect(rulesAddress('dog')).toBe('/rules/de/dog');
});

test('a table shows its own rules', () => {
  const agreed = { teams: 'trios', fold: 'one_card' };
  expect(tableRules({ game: 'dog', agreed, seats: [1, 2, 3, 4, 5, 6] })).toBe(
    '/rules/en/dog?seats=6&teams=trios&fold=one_card',
  );
  expect(tableRules({ game: 'dog', agreed: {}, seats: [1, 2] }, 'M6')).toBe(
    '/rules/en/dog?seats=2#M6',
  );
});
