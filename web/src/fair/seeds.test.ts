import { beforeEach, expect, test } from 'vitest';
import { sitting, tableTold } from '../table/told';
import { isAsked, seedOf, witness, witnessed } from './seeds';
import { bytesOf, hexOf, sha256 } from './sha256';

beforeEach(() => localStorage.clear());

function told(promise: string | null, more: object = {}) {
  const seats = [{ ...sitting(0, 'Anna', null), promise }, sitting(1, null, 'casual')];
  return tableTold({ game: 'dog', seat: 0, seats, sealed: true, begun: false, ...more });
}

test('a seed is drawn once for each seat, and promised by its SHA-256', () => {
  const seed = seedOf('table', 'key');
  expect(seed.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(seed.promise).toBe(hexOf(sha256(bytesOf(seed.seed))));
  expect(seedOf('table', 'key')).toEqual(seed);
  expect(seedOf('table', 'other').seed).not.toBe(seed.seed);
});

test('it is shown only once all promises stand, and this one is among them', () => {
  const seed = seedOf('table', 'key');
  expect(isAsked(told(seed.promise), seed)).toBe(true);
  expect(isAsked(told(seed.promise, { sealed: false }), seed)).toBe(false);
  expect(isAsked(told(seed.promise, { begun: true }), seed)).toBe(false);
  expect(isAsked(told('00'), seed)).toBe(false);
  expect(isAsked(told(null), seed)).toBe(false);
  const [own, ...others] = told(seed.promise).seats;
  if (own === undefined) throw new Error('nobody sits there');
  const shown = [{ ...own, seed: seed.seed }, ...others];
  expect(isAsked(told(seed.promise, { seats: shown }), seed)).toBe(false);
});

test('what is said first, and the promises before it is shown, are kept', () => {
  const seed = seedOf('table', 'key');
  expect(witnessed('table')).toEqual([]);
  const at = expect.any(Number) as number;
  const first = { at, stage: 'gathering', commitment: 'c', origin: null };
  witness(seed, told(null, { commitment: 'c', sealed: false }));
  expect(witnessed('table')).toEqual([
    { ...seed, first, seat: 0, shown: false, arrived: false, begun: false },
  ]);
  witness(seed, told(seed.promise, { commitment: 'd' }));
  witness(seed, told('00', { commitment: 'e', begun: true }));
  const promises = [seed.promise, null];
  expect(witnessed('table')).toEqual([
    { ...seed, first, seat: 0, promises, shown: true, arrived: false, begun: true },
  ]);
  expect(witnessed('elsewhere')).toEqual([]);
});
