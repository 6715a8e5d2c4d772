import { describe, expect, test } from 'vitest';
import {
  fill,
  fit,
  isWhole,
  leftOf,
  mirror,
  put,
  sizeOf,
  swap,
  take,
  type Ground,
} from './arrangement';
import { isFault, read, readDraft, write } from './notation';

/** Two rows of three: a lion, two foxes, two hares and an apple. */
const ground: Ground = {
  squares: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'],
  width: 3,
  counts: { '5': 1, '8': 2, '9': 2, A: 1 },
  held: {},
};
const whole = { a1: 'A', b1: '8', c1: '9', a2: '5', b2: '9', c2: '8' };

describe('cards are placed and taken back', () => {
  test('a card comes from the tray', () => {
    const army = put(ground, {}, '8', 'b2');
    expect(army).toEqual({ b2: '8' });
    expect(leftOf(ground, army)).toEqual({ '5': 1, '8': 1, '9': 2, A: 1 });
  });
  test('what stood there goes back', () => {
    expect(put(ground, { b2: '9' }, '8', 'b2')).toEqual({ b2: '8' });
  });
  test('no more of a kind than there are', () => {
    const army = { a1: '5' };
    expect(put(ground, army, '5', 'b1')).toBe(army);
  });
  test('no kind that there is not, and no square that is not the own', () => {
    const army = {};
    expect(put(ground, army, '7', 'b1')).toBe(army);
    expect(put(ground, army, '5', 'a9')).toBe(army);
  });
  test('a card is taken back', () => {
    expect(take(ground, whole, 'b1')).not.toHaveProperty('b1');
    expect(take(ground, {}, 'b1')).toEqual({});
  });
  test('a card moves to an empty square, or changes places', () => {
    expect(swap(ground, { a1: 'A' }, 'a1', 'c2')).toEqual({ c2: 'A' });
    expect(swap(ground, { a1: 'A', c2: '5' }, 'a1', 'c2')).toEqual({ a1: '5', c2: 'A' });
  });
  test('nothing moves from an empty square', () => {
    expect(swap(ground, whole, 'a9', 'a1')).toBe(whole);
  });
});

describe('the whole army', () => {
  test('is whole when every square has a card', () => {
    expect(isWhole(ground, whole)).toBe(true);
    expect(isWhole(ground, take(ground, whole, 'a1'))).toBe(false);
  });
  test('chance fills what is empty and leaves the rest', () => {
    for (const number of [0, 0.3, 0.99]) {
      const army = fill(ground, { c2: 'A' }, () => number);
      expect(army['c2']).toBe('A');
      expect(isWhole(ground, army)).toBe(true);
      expect(Object.values(leftOf(ground, army))).toEqual([0, 0, 0, 0]);
    }
  });
  test('chance reaches every order', () => {
    const orders = new Set<string>();
    for (let round = 0; round < 3000; round++) orders.add(write(ground, fill(ground, {})));
    expect(orders.size).toBe(180);
  });
  test('a mirror exchanges left and right, row by row', () => {
    expect(mirror(ground, { a1: 'A', b1: '5', c2: '9' })).toEqual({ c1: 'A', b1: '5', a2: '9' });
    expect(mirror(ground, mirror(ground, whole))).toEqual(whole);
  });
});

describe('what the server has been told stands fixed', () => {
  const fixed: Ground = { ...ground, held: { a1: 'A', b1: '8' } };
  test('it is neither taken back nor exchanged nor mirrored', () => {
    expect(take(fixed, whole, 'a1')).toBe(whole);
    expect(swap(fixed, whole, 'c1', 'a1')).toBe(whole);
    expect(put(fixed, whole, '9', 'b1')).toBe(whole);
    expect(mirror(fixed, whole)).toBe(whole);
  });
  test('a draft gives way to it', () => {
    expect(fit(fixed, { a1: '5', b1: '9', c1: 'A', b2: '8', c2: '8' })).toEqual({
      a1: 'A',
      b1: '8',
      b2: '8',
    });
  });
  test('a text must have it, too', () => {
    expect(read(fixed, 'A89 598')).toEqual(whole);
    expect(read(fixed, '8A9 598')).toEqual({ fault: 'held' });
  });
});

describe('an army is written and read', () => {
  test('a group for each row', () => {
    expect(write(ground, whole)).toBe('setup A89 598');
    expect(write(ground, { a1: 'A', c2: '5' })).toBe('setup A.. ..5');
  });
  test('what was written can be read', () => {
    expect(read(ground, write(ground, whole))).toEqual(whole);
    expect(readDraft(ground, 'setup A.. ..5')).toEqual({ a1: 'A', c2: '5' });
    expect(sizeOf(readDraft(ground, ''))).toBe(0);
  });
  test('small letters, other spaces and a missing word do no harm', () => {
    expect(read(ground, '  a8959\n8 ')).toEqual(whole);
  });
  test('nothing at all', () => {
    expect(read(ground, ' \n')).toEqual({ fault: 'empty' });
    expect(read(ground, 'setup')).toEqual({ fault: 'empty' });
  });
  test('a code that there is not', () => {
    expect(read(ground, 'A89 5X8')).toEqual({ fault: 'code', code: 'X', group: 2, place: 2 });
    expect(read(ground, 'A8. 598')).toEqual({ fault: 'code', code: '.', group: 1, place: 3 });
  });
  test('a group with too few or too many', () => {
    const wanted = 3;
    expect(read(ground, 'A8 598')).toEqual({ fault: 'group', group: 1, count: 2, wanted });
    expect(read(ground, 'A89 5988')).toEqual({ fault: 'group', group: 2, count: 4, wanted });
  });
  test('too many or too few altogether', () => {
    expect(read(ground, 'A8959')).toEqual({ fault: 'length', count: 5, wanted: 6 });
    expect(read(ground, 'A8 59')).toEqual({ fault: 'length', count: 4, wanted: 6 });
  });
  test('wrong numbers of some kinds', () => {
    const found = read(ground, 'A89 898');
    expect(isFault(found) && found).toEqual({
      fault: 'counts',
      wrong: [
        { kind: '5', count: 0, wanted: 1 },
        { kind: '8', count: 3, wanted: 2 },
      ],
    });
  });
});
