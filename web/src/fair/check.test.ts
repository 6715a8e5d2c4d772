import { createHash, createHmac, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Draw, Receipt } from '../messages';
import { checked as checkedWith, type Known } from './check';
import example from './example.json';
import { hexOf, hmac, sha256, signer } from './sha256';

const receipt = example.receipt as Receipt;
const draws = example.draws as Draw[];
const known: Known = { table: receipt.table, steps: 1000, seeds: [] };

const checked = (told: Receipt, drawn: Draw[], more: Partial<Known> = {}) =>
  checkedWith(told, drawn, { ...known, ...more });

test('our SHA-256 and HMAC are everybody’s, Web Crypto’s as well', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (7 * i + length) % 256);
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    if (length === 0) continue;
    const message = `0/${length}/0`;
    const told = createHmac('sha256', bytes).update(message).digest('hex');
    expect(hexOf(hmac(bytes, new TextEncoder().encode(message)))).toBe(told);
    for (const subtle of [undefined, webcrypto.subtle as SubtleCrypto]) {
      expect(hexOf(await (await signer(bytes, subtle))(message))).toBe(told);
    }
  }
});

test('a match that the server has drawn is drawn here alike', async () => {
  const told = await checked(receipt, draws);
  expect(told.verdict).toBe('good');
  expect(told.seats).toEqual(['good', 'good', 'good', 'none']);
  expect(told.seeds).toBe(3);
  expect(told.own).toBe(null);
  expect(told.judged).toBe(draws.length);
  expect(told.drawn.map(({ ticket }) => ticket)).toEqual(example.tickets);
  expect(told.drawn.every(({ brings, draw }) => brings === draw.says)).toBe(true);
});

test('a card that was not drawn is found', async () => {
  const other = draws.map((draw, i) =>
    i === 5 ? { ...draw, says: draw.outcomes.find((one) => one !== draw.says) ?? '' } : draw,
  );
  const told = await checked(receipt, other);
  expect(told.verdict).toBe('bad');
  expect(told.drawn.map(({ good }, i) => (good ? null : i)).filter((i) => i !== null)).toEqual([
    5,
  ]);
});

test('another secret, another seed and a seed that was withheld are found', async () => {
  const secret = await checked({ ...receipt, secret: '00'.repeat(32) }, draws);
  expect(secret.committed).toBe(false);
  expect(secret.verdict).toBe('bad');
  const seeds = ['00'.repeat(16), ...receipt.seeds.slice(1)];
  const seed = await checked({ ...receipt, seeds }, draws);
  expect(seed.seats[0]).toBe('bad');
  expect(seed.verdict).toBe('bad');
  const without = await checked({ ...receipt, seeds: [null, ...receipt.seeds.slice(1)] }, draws);
  expect(without.seats[0]).toBe('withheld');
});

test('the receipt of another table, or of a longer match, is none of this one', async () => {
  expect((await checked(receipt, draws, { table: 'other' })).verdict).toBe('bad');
  expect((await checked(receipt, draws, { table: null })).verdict).toBe('good');
  const longer = await checked({ ...receipt, taken: 31 }, draws, { steps: 30 });
  expect(longer.fits).toBe(false);
  expect(longer.verdict).toBe('bad');
});

test('what another match has drawn is not judged, and said to be so', async () => {
  const steps = draws[9]?.step ?? 0;
  const other = draws.map((draw, i) => (i < 3 ? { ...draw, says: draw.outcomes[0] ?? '' } : draw));
  const told = await checked({ ...receipt, taken: steps }, other);
  expect(told.verdict).toBe('partly');
  expect(told.drawn.filter(({ taken }) => taken).length).toBe(9);
  expect(told.drawn.slice(0, 9).every(({ good }) => good === null)).toBe(true);
  expect(told.judged).toBe(draws.length - 9);
});

test('where no browser has added a seed the secret alone has decided', async () => {
  const nobody = [null, null, null, null];
  const alone = { ...receipt, promises: nobody, seeds: nobody };
  const [first] = draws;
  if (first === undefined) throw new Error('nothing was drawn');
  const [drawn] = (await checked(alone, [first])).drawn;
  const told = await checked(alone, [{ ...first, says: drawn?.brings ?? '' }]);
  expect([told.seeds, told.verdict]).toEqual([0, 'alone']);
});

test('where nothing was judged nothing is good', async () => {
  const nonsense = draws.map((draw) => ({ ...draw, says: 'nonsense' }));
  const told = await checked({ ...receipt, taken: known.steps }, nonsense);
  expect(told.verdict).toBe('nothing');
  expect(told.judged).toBe(0);
  expect((await checked(receipt, [])).verdict).toBe('nothing');
});

test('who finds the own seed missing is not told that all is good', async () => {
  const seed = { table: receipt.table, key: 'k', seed: 'ab'.repeat(16), promise: 'cd'.repeat(32) };
  const first = { at: 0, commitment: receipt.commitment, origin: null };
  const left = { ...seed, seat: 3, first: { ...first, stage: 'gathering' as const } };
  const told = await checked(receipt, draws, { seeds: [left] });
  expect([told.own, told.verdict]).toEqual(['left_out', 'bad']);
  const late = { ...seed, first: { ...first, stage: 'begun' as const } };
  const other = await checked(receipt, draws, { seeds: [late] });
  expect([other.own, other.verdict]).toEqual(['begun', 'without']);
});
