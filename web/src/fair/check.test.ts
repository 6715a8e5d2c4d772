import { createHash, createHmac, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Draw, Receipt } from '../messages';
import { checked } from './check';
import example from './example.json';
import { bytesOf, hexOf, hmac, sha256, signer } from './sha256';

const receipt = example.receipt as Receipt;
const draws = example.draws as Draw[];

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
  expect(told.good).toBe(true);
  expect(told.seats).toEqual([true, true, true, null]);
  expect(told.drawn.map(({ ticket }) => ticket)).toEqual(example.tickets);
  expect(told.drawn.every(({ brings, draw }) => brings === draw.says)).toBe(true);
});

test('a card that was not drawn is found', async () => {
  const other = draws.map((draw, i) =>
    i === 5 ? { ...draw, says: draw.outcomes.find((one) => one !== draw.says) ?? '' } : draw,
  );
  const told = await checked(receipt, other);
  expect(told.good).toBe(false);
  expect(told.drawn.map(({ good }, i) => (good ? null : i)).filter((i) => i !== null)).toEqual([
    5,
  ]);
});

test('another secret, another seed and a seed that was withheld are found', async () => {
  const secret = await checked({ ...receipt, secret: '00'.repeat(32) }, draws);
  expect(secret.committed).toBe(false);
  expect(secret.good).toBe(false);
  const seeds = ['00'.repeat(16), ...receipt.seeds.slice(1)];
  const seed = await checked({ ...receipt, seeds }, draws);
  expect(seed.seats[0]).toBe(false);
  expect(seed.good).toBe(false);
  const without = await checked({ ...receipt, seeds: [null, ...receipt.seeds.slice(1)] }, draws);
  expect(without.seats[0]).toBe(false);
});

test('what this browser was told before it showed its seed must be on the receipt', async () => {
  const { commitment, promises, seeds } = receipt;
  const own = {
    table: receipt.table,
    key: 'k',
    seed: seeds[1] ?? '',
    promise: promises[1] ?? '',
    commitment,
    promises,
  };
  expect((await checked(receipt, draws, [own])).witnessed).toBe(true);
  const others = [null, ...promises.slice(1)];
  const told = await checked(receipt, draws, [{ ...own, promises: others }]);
  expect(told.witnessed).toBe(false);
  expect(told.good).toBe(false);
  expect((await checked(receipt, draws)).witnessed).toBe(null);
  expect(bytesOf(own.seed).length).toBe(16);
});

test('what another table has drawn is not judged', async () => {
  const steps = draws[9]?.step ?? 0;
  const other = draws.map((draw, i) => (i < 3 ? { ...draw, says: draw.outcomes[0] ?? '' } : draw));
  const told = await checked({ ...receipt, taken: steps }, other);
  expect(told.good).toBe(true);
  expect(told.drawn.filter(({ taken }) => taken).length).toBe(9);
});
