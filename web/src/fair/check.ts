/**
 * A match's receipt, checked: every outcome is drawn once more, from the secret and the seeds.
 *
 * Nothing of any rule is here. What there was to draw from, the server says; that it says so
 * rightly, `spielwerk verify` finds out by the rules.
 */

import type { Draw, Receipt } from '../messages';
import { bytesOf, digest, hexOf, hmac, joined, signer } from './sha256';
import { DISHONEST, ownIn, type Own } from './own';
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
  /** Null where it is not judged. */
  good: boolean | null;
}

/** What a seat has added: its promised seed, another one, none in spite of a promise, or nothing. */
export type Added = 'good' | 'bad' | 'withheld' | 'none';

/**
 * What it all comes to. `partly`: what was judged is good, the rest was taken over. `without`: all
 * fits together, but the own seed is not in it; `alone`: nobody's is. `nothing`: nothing was judged.
 */
export type Verdict = 'good' | 'partly' | 'without' | 'alone' | 'nothing' | 'bad';

export interface Checked {
  /** The secret is the one that was bound. */
  committed: boolean;
  /** Whether the receipt is this match's. */
  fits: boolean;
  /** By seat. */
  seats: Added[];
  /** How many seats have added a seed. */
  seeds: number;
  /** What became of the seed of this browser; null: it had none. */
  own: Own | null;
  drawn: Drawn[];
  /** How many outcomes are judged. */
  judged: number;
  verdict: Verdict;
}

/** What is known of a match beside what its receipt says. */
export interface Known {
  /** Its table; null: it is in a file. */
  table: string | null;
  /** How many steps it has. */
  steps: number;
  /** What this browser has added, and was told. */
  seeds: Seed[];
}

/** What a receipt proves of these outcomes. */
export async function checked(receipt: Receipt, draws: Draw[], known: Known): Promise<Checked> {
  const drawn = await drawnAgain(receipt, draws);
  const told = {
    committed: hexOf(await digest(bytesOf(receipt.secret))) === receipt.commitment,
    fits: receipt.table === (known.table ?? receipt.table) && receipt.taken <= known.steps,
    seats: await Promise.all(receipt.promises.map((_, seat) => added(receipt, seat))),
    seeds: receipt.seeds.filter((seed) => seed !== null).length,
    own: ownIn(receipt, known.seeds),
    drawn,
    judged: drawn.filter(({ taken }) => !taken).length,
  };
  return { ...told, verdict: verdict(told, receipt.taken) };
}

async function added({ promises, seeds }: Receipt, seat: number): Promise<Added> {
  const [promise, seed] = [promises[seat] ?? null, seeds[seat] ?? null];
  if (seed === null) return promise === null ? 'none' : 'withheld';
  return hexOf(await digest(bytesOf(seed))) === promise ? 'good' : 'bad';
}

function verdict(told: Omit<Checked, 'verdict'>, taken: number): Verdict {
  const { committed, fits, seats, seeds, own, drawn, judged } = told;
  if (!committed || !fits || seats.includes('bad')) return 'bad';
  if (drawn.some(({ good }) => good === false)) return 'bad';
  if (own !== null && DISHONEST.includes(own)) return 'bad';
  if (judged === 0) return 'nothing';
  if (taken > 0) return 'partly';
  if (own !== null && own !== 'in') return 'without';
  return seeds === 0 ? 'alone' : 'good';
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
    all.push({ draw, ticket, of, brings, taken, good: taken ? null : brings === draw.says });
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
