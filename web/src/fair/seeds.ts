/** What this browser adds to a table's chance, and what it was told before it showed that. */

import type { TableTold } from '../messages';
import { recall, remember } from '../memory';
import { bytesOf, hexOf, sha256 } from './sha256';

/** One seat's seed; `commitment` and `promises` as they were when it was shown. */
export interface Seed {
  table: string;
  key: string;
  seed: string;
  promise: string;
  commitment?: string;
  promises?: (string | null)[];
}

const KEPT = 40;
const BYTES = 16;

function seeds(): Seed[] {
  const saved = recall<unknown>('seeds', []);
  return Array.isArray(saved) ? (saved as Seed[]) : [];
}

function keep(seed: Seed): void {
  const others = seeds().filter(({ table, key }) => table !== seed.table || key !== seed.key);
  remember('seeds', [seed, ...others].slice(0, KEPT));
}

/** The seed of a seat at this browser: drawn once, and kept. */
export function seedOf(table: string, key: string): Seed {
  const known = seeds().find((one) => one.table === table && one.key === key);
  if (known !== undefined) return known;
  const drawn = crypto.getRandomValues(new Uint8Array(BYTES));
  const seed = hexOf(drawn);
  const fresh = { table, key, seed, promise: hexOf(sha256(bytesOf(seed))) };
  keep(fresh);
  return fresh;
}

/** Whether the table now waits for this seed: all promises stand, and this is one of them. */
export function isAsked({ sealed, begun, seat, seats }: TableTold, { promise }: Seed): boolean {
  const own = seats.find((info) => info.seat === seat);
  return sealed && !begun && own?.promise === promise && own.seed === null;
}

/** Keeps what was told before the seed is shown: the receipt must say the same. */
export function witness(seed: Seed, { commitment, seats }: TableTold): void {
  keep({ ...seed, commitment, promises: seats.map(({ promise }) => promise) });
}

/** What this browser knows about the seats of a table that it held. */
export function witnessed(table: string): Seed[] {
  return seeds().filter((one) => one.table === table && one.promises !== undefined);
}
