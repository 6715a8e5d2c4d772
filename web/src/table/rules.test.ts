import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { agreed } from './rules';

afterEach(() => {
  settings.language = 'en';
});

test('what was agreed is told in the words of the game', () => {
  settings.language = 'de';
  const rules = { fold: 'one_card', max_plies: 500 };
  expect(agreed({ game: 'dog', agreed: rules, coach: true })).toEqual([
    ['Wenn du nichts spielen kannst', 'Eine Karte ablegen'],
    ['Höchstzahl der Aktionen', '500'],
  ]);
});

test('a version is told by its name', () => {
  const extended = { preset: 'extended' };
  expect(agreed({ game: 'streifzug', agreed: extended, coach: true })).toEqual([
    ['Version', 'Extended game'],
  ]);
});

test('nothing is agreed where all is as in the rulebook, or nothing is known yet', () => {
  expect(agreed({ game: 'dog', agreed: {}, coach: true })).toEqual([]);
  expect(agreed(null)).toEqual([]);
});

test('that nobody may ask for hints is agreed like a house rule', () => {
  expect(agreed({ game: 'dog', agreed: {}, coach: false })).toEqual([['Hints', 'off']]);
});
