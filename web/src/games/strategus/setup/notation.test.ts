import { describe, expect, test } from 'vitest';
import { sizeOf, type Ground } from './arrangement';
import { codesFor, isFault, read, readDraft, write } from './notation';

/** Two rows of three: a lion, two foxes, two hares and an apple. */
const ground: Ground = {
  squares: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'],
  width: 3,
  counts: { '5': 1, '8': 2, '9': 2, A: 1 },
  held: {},
  gaps: [],
};
const whole = { a1: 'A', b1: '8', c1: '9', a2: '5', b2: '9', c2: '8' };

describe('an army is written and read', () => {
  test('a group for each row', () => {
    expect(write(ground, whole)).toBe('setup A89 598');
    expect(write(ground, { a1: 'A', c2: '5' })).toBe('setup A-- --5');
  });
  test('what was written can be read', () => {
    expect(read(ground, write(ground, whole))).toEqual(whole);
    expect(readDraft(ground, 'setup A-- --5')).toEqual({ a1: 'A', c2: '5' });
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
    expect(read(ground, 'A8- 598')).toEqual({ fault: 'code', code: '-', group: 1, place: 3 });
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
  test('what the server has been told must be in it, too', () => {
    const fixed: Ground = { ...ground, held: { a1: 'A', b1: '8' } };
    expect(read(fixed, 'A89 598')).toEqual(whole);
    expect(read(fixed, '8A9 598')).toEqual({ fault: 'held' });
  });
});

describe('a small army leaves squares empty', () => {
  const small: Ground = { ...ground, counts: { '9': 1, A: 1 } };
  test('they are written as they are read', () => {
    const army = { b1: 'A', c2: '9' };
    expect(write(small, army)).toBe('setup -A- --9');
    expect(read(small, 'setup -A- --9')).toEqual(army);
  });
  test('there must be as many cards as it has, and no others', () => {
    expect(read(small, '-A- ---')).toMatchObject({ fault: 'counts' });
    expect(read(small, '-A- -99')).toMatchObject({ fault: 'counts' });
    expect(read(small, '-A- --5')).toEqual({ fault: 'code', code: '5', group: 2, place: 3 });
    expect(codesFor(small)).toEqual(['9', 'A', '-']);
  });
  test('what the server has been told to leave empty stays so', () => {
    expect(read({ ...small, gaps: ['b1'] }, '-A- --9')).toEqual({ fault: 'held' });
  });
});
