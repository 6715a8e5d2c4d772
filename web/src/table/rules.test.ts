import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { agreed } from './rules';

afterEach(() => {
  settings.language = 'en';
});

test('what was agreed is told in the words of the game', () => {
  settings.language = 'de';
  const options = { fold: 'one_card', max_plies: 500 };
  expect(agreed({ game: 'dog', options })).toEqual([
    ['Wenn du nichts spielen kannst', 'Eine Karte ablegen'],
    ['Unentschieden nach', '500'],
  ]);
});

test('nothing is agreed where all is as in the rulebook, or nothing is known yet', () => {
  expect(agreed({ game: 'dog', options: {} })).toEqual([]);
  expect(agreed(null)).toEqual([]);
});
