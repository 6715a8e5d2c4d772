/**
 * A match's receipt, checked: every outcome is drawn once more, from the secret and the seeds.
 *
 * Nothing of any rule is here. What there was to draw from, the server says; that it says so
 * rightly, `spielwerk verify` finds out by the rules.
 */

import type { Draw, Receipt } from '../messages';
import { bytesOf, digest, hexOf, hmac, joined, signer } from './sha256';
import type { Seed } from './seeds';

const RANGE = 1n << 256n;

export interface Drawn {
  draw: Draw;
  /** The ticket that was drawn, below the sum of all weights. */
  ticket: number;
  of: number;
  /** What the ticket brings. */
  brings: string;
  /** Whether it belongs to another table's match that goes on here. */
  taken: boolean;
  good: boolean;
}

export interface Checked {
  /** The secret is the one that was bound. */
  committed: boolean;
  /** By seat: whether its seed is the promised one; null where nobody promised any. */
  seats: (boolean | null)[];
  /** Whether all is as this browser was told before it showed its seed; null: it was not here. */
  witnessed: boolean | null;
  drawn: Drawn[];
  good: boolean;
}

/** Whether a receipt proves these outcomes. */
export async function checked(
  receipt: Receipt,
  draws: Draw[],
  witnesses: Seed[] = [],
): Promise<Checked> {
  const committed = hexOf(await digest(bytesOf(receipt.secret))) === receipt.commitment;
  const seats = await Promise.all(
    receipt.promises.map(async (promise, seat) => {
      const seed = receipt.seeds[seat] ?? null;
      if (seed === null) return promise === null ? null : false;
      return hexOf(await digest(bytesOf(seed))) === promise;
    }),
  );
  const seen = witnesses.length === 0 ? null : witnesses.every((one) => agrees(receipt, one));
  const drawn = await drawnAgain(receipt, draws);
  const wrong = receipt.seeds.some((seed, seat) => seed !== null && seats[seat] !== true);
  const good = committed && !wrong && seen !== false && drawn.every((one) => one.good);
  return { committed, seats, witnessed: seen, drawn, good };
}

/** Whether a receipt agrees with what a browser was told before it showed its seed. */
function agrees(receipt: Receipt, { seed, promise, promises, commitment }: Seed): boolean {
  const seat = receipt.promises.indexOf(promise);
  return (
    receipt.commitment === commitment &&
    JSON.stringify(receipt.promises) === JSON.stringify(promises) &&
    receipt.seeds[seat] === seed
  );
}

/** The key of all outcomes: HMAC-SHA-256 with the secret over the table's name and the seeds. */
export function chanceKey({ secret, table, seeds }: Receipt): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const added = seeds.some((seed) => seed !== null)
    ? seeds.map((seed) => bytesOf(seed ?? ''))
    : [];
  const parts = [encoder.encode('spielwerk chance 1'), encoder.encode(table), ...added];
  const message = joined(...parts.flatMap((part) => [lengthOf(part), part]));
  return hmac(bytesOf(secret), message);
}

function lengthOf(part: Uint8Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, part.length);
  return new Uint8Array(view.buffer);
}

async function drawnAgain(receipt: Receipt, draws: Draw[]): Promise<Drawn[]> {
  const sign = await signer(chanceKey(receipt));
  const all: Drawn[] = [];
  for (const [number, draw] of draws.entries()) {
    const of = draw.weights.reduce((sum, weight) => sum + weight, 0);
    const ticket = await below(sign, number, of);
    const brings = brought(draw, ticket);
    const taken = draw.step < receipt.taken;
    all.push({ draw, ticket, of, brings, taken, good: taken || brings === draw.says });
  }
  return all;
}

/** Outcome number `k` among `n`: what is beyond the last multiple of n is drawn anew. */
async function below(
  sign: (message: string) => Promise<Uint8Array>,
  k: number,
  n: number,
): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const number = BigInt(`0x${hexOf(await sign(`${k}/${n}/${attempt}`))}`);
    if (number < RANGE - (RANGE % BigInt(n))) return Number(number % BigInt(n));
  }
}

/** What a ticket brings: every outcome has as many as its weight, in their order. */
function brought({ outcomes, weights }: Draw, ticket: number): string {
  let left = ticket;
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return outcomes[index] ?? '';
}
