import { describe, expect, test } from 'vitest';
import { fill, fit, isWhole, leftOf, mirror, put, swap, take, type Ground } from './arrangement';
import { write } from './notation';

/** Two rows of three: a lion, two foxes, two hares and an apple. */
const ground: Ground = {
  squares: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'],
  width: 3,
  counts: { '5': 1, '8': 2, '9': 2, A: 1 },
  held: {},
  gaps: [],
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
  test('is whole when every card has a square', () => {
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
});

describe('a small army', () => {
  const small: Ground = { ...ground, counts: { '9': 1, A: 1 }, gaps: ['a1'] };
  test('is whole when its cards stand, whatever stays empty', () => {
    expect(isWhole(small, { b1: 'A', c2: '9' })).toBe(true);
    expect(isWhole(small, { b1: 'A' })).toBe(false);
    expect(isWhole(small, {})).toBe(false);
  });
  test('chance leaves squares empty, too', () => {
    const places = new Set<string>();
    for (let round = 0; round < 300; round++) {
      const army = fill(small, { b1: 'A' });
      expect(isWhole(small, army)).toBe(true);
      places.add(Object.keys(army).sort().join());
    }
    expect([...places].sort()).toEqual(['a2,b1', 'b1,b2', 'b1,c1', 'b1,c2']);
  });
  test('nothing is put where the server has been told that a square stays empty', () => {
    const army = { b1: 'A' };
    expect(put(small, army, '9', 'a1')).toBe(army);
    expect(swap(small, army, 'b1', 'a1')).toBe(army);
    expect(mirror(small, army)).toBe(army);
  });
});
