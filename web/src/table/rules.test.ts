import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { agreed } from './rules';

afterEach(() => {
  settings.language = 'en';
});

test('what was agreed is told in the words of the game', () => {
  settings.language = 'de';
  const rules = { fold: 'one_card', max_plies: 500 };
  expect(agreed({ game: 'dog', agreed: rules })).toEqual([
    ['Wenn du nichts spielen kannst', 'Eine Karte ablegen'],
    ['Unentschieden nach', '500'],
  ]);
});

test('nothing is agreed where all is as in the rulebook, or nothing is known yet', () => {
  expect(agreed({ game: 'dog', agreed: {} })).toEqual([]);
  expect(agreed(null)).toEqual([]);
});
