import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../messages';
import { languages, settings } from '../../settings.svelte';
import { begin, board, people } from './example';
import { cardMovesIn, movesIn } from './moves';
import { cardWords, chronicle, ending, meldOf, moveWords, place, sentence } from './words';

const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  settings.language = 'en';
  warnings.mockClear();
});
afterEach(() => expect(warnings).not.toHaveBeenCalled());

const say = (event: Told): string => sentence(event, people, board) ?? '';

const laid = { seat: 0, meld: 1, cards: ['R3', 'R4', 'RJ'], points: 3 };
const both = (event: Told): Told[] => [event, { ...event, seat: 1, from: 0, by: 0 }];
const EVENTS: Told[] = [
  { event: 'stacked', tops: begin.tops },
  { event: 'turned', tops: begin.tops },
  { event: 'moved', seat: 0, dice: [5, 3], from: 'S', to: 'bell', path: [] },
  { event: 'hopped', seat: 0, card: 'RH', from: 'o2', to: 'm0' },
  { event: 'caught', seat: 0, stack: 1, card: 'B2', top: null },
  { event: 'thrown', seat: 0, by: 1, from: 'o3', to: 'S' },
  { event: 'thrown', seat: 1, by: 0, from: 'o12', to: 'S' },
  { event: 'patron', seat: 1, card: 'RP', by: 0, from: 'o3', to: 'o1' },
  ...['first', 'lapsed', 'rang', 'asked', 'let_go', 'ended'].map((event) => ({ event, seat: 1 })),
  { event: 'rolled', seat: 1, dice: [5, 3] },
  ...both({ event: 'draws', seat: 0, from: 1 }),
  ...both({ event: 'robbed', seat: 0, from: 1, card: 'R8' }),
  { event: 'robbed', seat: 1, from: 0 },
  ...both({ event: 'took', seat: 0, from: 1, card: 'RP' }),
  ...both({ event: 'mopser', seat: 0, from: 1, card: 'RM' }),
  { event: 'melds', seat: 1, melds: [], hand: 3 },
  { event: 'melds', seat: 0, melds: [['R3', 'B3', 'R3']], hand: 3 },
  { event: 'laid_out', ...laid },
  { event: 'added', card: 'RJ', ...laid },
  { event: 'exchanged', card: 'R5', ...laid },
  ...['bell', 'goal', 'stall', 'guard'].map((reason) => ({
    event: 'over',
    returns: [1, -1],
    reason,
  })),
];

test.each(languages)('every event is a sentence: %s', (language) => {
  settings.language = language;
  for (const event of EVENTS) expect(say(event)).toMatch(/^[^{}]+[.!?)]+$/);
});

test('a field is called by its ring, a zone by its party', () => {
  expect(place(board, 'o3')).toBe('light green field 3');
  expect(place(board, 'm0', '.to')).toBe('to catch field 0');
  expect(place(board, 'o12')).toBe('closed zone');
  expect(place(board, 'Z1', '.to')).toBe('to the black goal field');
  expect(place(board, 'S0', '.from')).toBe('from the red start');
});

test('what cards make together', () => {
  expect(meldOf(['R3', 'R4', 'RJ'])).toBe('run');
  expect(meldOf(['R3', 'B3', 'RJ'])).toBe('set');
  expect(meldOf(['RJ', 'BH', 'RM'])).toBe('flush');
});

test('a move tells its dice, a card what becomes of it', () => {
  const moves = movesIn(['5+3 S>o0', 'hopser S>m0']);
  expect(moves.map((move) => moveWords(board, 0, move))).toEqual([
    '5 + 3: from the red start to the red entry field 6',
    'Hopser: hop from the red start to catch field 0',
  ]);
  const around = {
    people,
    melds: [[['R5', 'R6', 'R7']], []],
    owner: 0,
    reader: 0,
    held: ['R4', 'RM'],
  };
  const texts = ['meld R3 R4 RJ', 'add R4 #1', 'mopser 1 hand', 'mopser 1 used BH', 'give BH'];
  const said = cardMovesIn(texts).map((move) => cardWords(move, around));
  expect(said[1]).toBe('Add a red 4 to Red 5, Red 6, and Red 7');
  expect(said[2]).toContain('Ben’s hand');
  expect(said[4]).toBe('Give a blue Hopser that you have used');
});

test('the end names who has won', () => {
  expect(ending({ returns: [1, -1] }, people)).toBe('You win!');
  expect(ending({ returns: [0, 0] }, people)).toBe('A draw.');
});

test('a turn in the log begins with its roll', () => {
  expect(chronicle.begins({ event: 'rolled', seat: 1 })).toBe('turn');
  expect(chronicle.begins({ event: 'moved', seat: 1 })).toBeNull();
  expect(chronicle.actor({ event: 'thrown', seat: 0, by: 1 })).toBe(1);
});
