import { expect, test } from 'vitest';
import { begin } from './example';
import { countsLaid, sheetOf } from './score';
import type { RufusObservation } from '../../wire/rufus';

const over: RufusObservation = {
  ...begin,
  phase: 'over',
  to_move: null,
  prizes: [],
  won: [
    [1, 19],
    [3, 5, 7, 9, 11],
    [13, 15, 17],
  ],
  out: [1],
  returns: [-1, -1, 1],
  scores: [25, 35, 41],
  hands: ['2 3 4 8 9', '2 4', '2 4 6 8'],
  counted: [
    { won: 20, hand: -2, laid: 7 },
    { won: 35, hand: 0, laid: 0 },
    { won: 45, hand: -20, laid: 16 },
  ],
};

test('there is no sheet before the end', () => {
  expect(sheetOf(begin)).toEqual([]);
});

test('the highest comes first; what is held counts for or against its holder', () => {
  const sheet = sheetOf(over);
  expect(sheet.map(({ seat, best }) => [seat, best])).toEqual([
    [2, true],
    [1, false],
    [0, false],
  ]);
  expect(sheet[2]).toMatchObject({
    prizes: [1, 19],
    held: [-2, 3, -4, -8, 9],
    won: 20,
    hand: -2,
    laid: 7,
    score: 25,
    void: false,
  });
});

test('the cards of who is out do not count, unless that was agreed', () => {
  expect(sheetOf(over)[1]?.void).toBe(true);
  expect(sheetOf({ ...over, options: { out_hand_counts: 'on' } })[1]?.void).toBe(false);
});

test('cards that were laid and not met count where that was agreed', () => {
  const trail = [
    { at: 3, seat: 0, value: 7 },
    { at: 9, seat: 0, value: 6 },
    { at: 12, seat: 2, value: 9 },
  ];
  const hard = { ...over, trail, options: { hard_count: 'on' } };
  expect(sheetOf(hard)[2]?.lying).toEqual([7, -6]);
  expect([over, hard].map(countsLaid)).toEqual([false, true]);
});
