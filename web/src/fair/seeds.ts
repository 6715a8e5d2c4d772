/** What this browser adds to a table's chance, and what it was told of that table. */

import type { Origin, TableTold } from '../messages';
import { recall, remember } from '../memory';
import { bytesOf, hexOf, sha256 } from './sha256';

export type Stage = 'gathering' | 'sealed' | 'begun';

/** One seat's seed, and what a receipt must agree with later. */
export interface Seed {
  table: string;
  key: string;
  seed: string;
  promise: string;
  /** What was said of the table first, and when: the promise was sent just before. */
  first?: { at: number; stage: Stage; commitment: string; origin: Origin | null };
  /** The own seat, as it was last told before the match began. */
  seat?: number;
  /** All promises, as they were first told once they stood. */
  promises?: (string | null)[];
  /** Whether this browser has shown its seed. */
  shown?: boolean;
  /** Whether the server has said that it has the seed. */
  arrived?: boolean;
  /** Whether this browser has heard that the match began. */
  begun?: boolean;
}

const KEPT = 40;
const BYTES = 16;

function seeds(): Seed[] {
  const saved = recall<unknown>('seeds', []);
  return Array.isArray(saved) ? (saved as Seed[]) : [];
}

const isSame = (one: Seed, other: Seed): boolean =>
  one.table === other.table && one.key === other.key;

function without(seed: Seed): Seed[] {
  return seeds().filter((one) => !isSame(one, seed));
}

function keep(seed: Seed): void {
  remember('seeds', [seed, ...without(seed)].slice(0, KEPT));
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

/** Keeps what is told of the table, before anything is shown: the receipt must say the same. */
export function witness(seed: Seed, told: TableTold): void {
  const known = seeds().find((one) => isSame(one, seed)) ?? seed;
  if (told.seat === null) {
    // The seat was given away: it is somebody else's match.
    if (!told.begun) remember('seeds', without(known));
    return;
  }
  const fresh = learned(known, told);
  if (JSON.stringify(fresh) !== JSON.stringify(known)) keep(fresh);
}

function learned(known: Seed, told: TableTold): Seed {
  const { commitment, origin, begun, sealed, seats, seat } = told;
  const stage = begun ? 'begun' : sealed ? 'sealed' : 'gathering';
  const own = seats.find((info) => info.seat === seat);
  return {
    ...known,
    first: known.first ?? { at: Date.now(), stage, commitment, origin },
    ...(begun || seat === null ? {} : { seat }),
    ...(sealed ? { promises: known.promises ?? seats.map(({ promise }) => promise) } : {}),
    shown: known.shown === true || isAsked(told, known),
    arrived: known.arrived === true || own?.seed === known.seed,
    begun: known.begun === true || begun,
  };
}

/** What this browser knows about the seats of a table that it held. */
export function witnessed(table: string): Seed[] {
  return seeds().filter((one) => one.table === table && one.first !== undefined);
}

const cameAt = ({ first }: Seed): number => first?.at ?? Infinity;

/** Tables at which this browser showed its seed before it came to this one, and none began. */
export function neverBegun(table: string): string[] {
  const came = Math.min(...witnessed(table).map(cameAt));
  if (came === Infinity) return [];
  const died = seeds().filter(
    (one) => one.shown === true && one.begun !== true && cameAt(one) < came,
  );
  return [...new Set(died.map((one) => one.table))].filter((one) => one !== table);
}
