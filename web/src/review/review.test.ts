import { expect, test } from 'vitest';
import type { Review } from '../messages';
import { hadLuck, missedBy, momentOf, momentsOf, sidesOf, turningPoints } from './review';

const event = (name: string, more = {}) => ({ event: name, ...more });
const missed = (step: number, seat: number, gain: number) => ({
  step,
  seat,
  gain,
  played: 'a',
  better: 'b',
  observation: {},
  words: {},
  because: {},
});

/** Two cards are dealt, seat 1 plays, one more is dealt, seat 0 wins. */
const review: Review = {
  game: 'any',
  seats: 4,
  returns: [1, -1, 1, -1],
  steps: [
    { who: 'chance', action: 'deal 5', events: [event('dealt', { seat: 0, card: '5' })] },
    { who: 'chance', action: 'deal 6', events: [event('dealt', { seat: 1, card: '6' })] },
    { who: 1, action: '6', events: [event('played')] },
    {
      who: 'chance',
      action: 'deal 7',
      events: [
        event('dealt', { seat: 0, said: ['a card'] }),
        event('dealt', { seat: 0, card: '7', said: ['a seven'] }),
      ],
    },
    { who: 0, action: '7', events: [event('played'), event('over')] },
  ],
  curve: [0.5, 0.6, 0.5, 0.4, 0.8, 1].map((one) => [one, 1 - one, one - 0.2, 1 - one]),
  luck: [0.4, -0.4, 0.4, -0.4],
  lost: [0, 0.1, 0, 0],
  turning_points: [0, 1, 3],
  missed: [missed(2, 1, 0.02), missed(4, 0, 0.1), missed(4, 1, 0.3)],
};
const moments = momentsOf(review);

test('what chance does in a row is one moment', () => {
  expect(moments.map(({ from, to, seat }) => [from, to, seat])).toEqual([
    [0, 2, null],
    [2, 3, 1],
    [3, 4, null],
    [4, 5, 0],
  ]);
  expect(moments[0]?.events).toHaveLength(2);
});

test('what others were told in part is told in full', () => {
  expect(moments[2]?.events).toMatchObject([{ event: 'dealt', card: '7' }]);
});

test('a step belongs to its moment, and moments turn once', () => {
  expect([0, 1, 2, 3, 4].map((step) => momentOf(moments, step))).toEqual([0, 0, 1, 2, 3]);
  expect(turningPoints(review, moments)).toEqual([0, 2]);
});

test('partners have one curve, between what each of them sees', () => {
  const [one, other] = sidesOf(
    review,
    [
      [0, 2],
      [1, 3],
    ],
    moments,
  );
  expect(one?.seats).toEqual([0, 2]);
  expect(one?.chances.map((chance) => chance.toFixed(1))).toEqual([
    '0.4',
    '0.4',
    '0.3',
    '0.7',
    '0.9',
  ]);
  expect(other?.chances.at(-1)).toBe(0);
});

test('who plays alone has a curve alone', () => {
  expect(sidesOf(review, [], moments).map(({ seats }) => seats)).toEqual([[0], [1], [2], [3]]);
});

test('the reader sees first what they could have done, the costliest first', () => {
  const told = (reader: number | null) =>
    missedBy(review, reader).map((found) => found.map(({ seat, gain }) => [seat, gain]));
  const own = [
    [1, 0.3],
    [1, 0.02],
  ];
  expect(told(1)).toEqual([own, [[0, 0.1]]]);
  expect(told(null)).toEqual([[[0, 0.1]], own]);
});

test('luck is told only where there was any', () => {
  expect(hadLuck(review)).toBe(true);
  expect(hadLuck({ ...review, luck: [0.001, -0.001, 0, 0] })).toBe(false);
});
