/** Whether a receipt agrees with what this browser has added and was told. */

import type { Receipt } from '../messages';
import type { Seed } from './seeds';

/**
 * What became of the own seed. Nobody can have chosen the outcomes if it is `in`. Told otherwise
 * before: `contradicted`. Promised in time and gone: `left_out`. Those two cannot be honest.
 * Promised, but not there when the match began: `late`. Another one was promised for the seat:
 * `replaced`. This browser came when promises were `sealed`, or the match had `begun`.
 */
export type Own = 'contradicted' | 'left_out' | 'in' | 'late' | 'replaced' | 'sealed' | 'begun';

/** The worst comes first; of several own seeds one that is in is enough. */
const ORDER: Own[] = ['contradicted', 'left_out', 'in', 'late', 'replaced', 'sealed', 'begun'];

export const DISHONEST: readonly Own[] = ['contradicted', 'left_out'];

/** What became of a browser's seeds; null if it had none there. */
export function ownIn(receipt: Receipt, seeds: Seed[]): Own | null {
  const found = seeds.map((seed) => fateOf(receipt, seed));
  return ORDER.find((own) => found.includes(own)) ?? null;
}

function fateOf(receipt: Receipt, seed: Seed): Own {
  const place = receipt.promises.indexOf(seed.promise);
  if (!agrees(receipt, seed)) return 'contradicted';
  if (place >= 0) {
    if (receipt.seeds[place] === seed.seed) return 'in';
    return seed.arrived === true ? 'contradicted' : 'late';
  }
  const stage = seed.first?.stage ?? 'begun';
  if (stage !== 'gathering') return stage;
  return (receipt.promises[seed.seat ?? -1] ?? null) === null ? 'left_out' : 'replaced';
}

/** Whether table, commitment, promises, and what was taken over, are what was told before. */
function agrees(receipt: Receipt, { table, first, promises }: Seed): boolean {
  return (
    receipt.table === table &&
    (first === undefined || receipt.commitment === first.commitment) &&
    (promises === undefined || JSON.stringify(receipt.promises) === JSON.stringify(promises)) &&
    (receipt.taken === 0 ||
      (receipt.taken <= (first?.origin?.steps ?? 0) && isFrom(receipt, first)))
  );
}

/** What was undone of it may be gone, but it comes from where it was said to come. */
function isFrom({ origin }: Receipt, first: Seed['first']): boolean {
  return origin === (first?.origin?.table ?? null);
}
