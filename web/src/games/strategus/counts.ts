/** How many cards there are of each kind: both sides have the same. */

import type { StrategusObservation } from '../../wire/strategus';
import type { Counts } from './setup/arrangement';
import { NOTHING } from './setup/notation';

/** The kinds of a seat's army, counted; for a watcher (no seat) those of the first, at the end. */
export function countsIn(
  { phase, pieces, to_place, lost }: StrategusObservation,
  seat: number | null,
): Counts | null {
  if (seat === null && phase !== 'over') return null;
  const side = seat ?? 0;
  const counts: Record<string, number> = { ...to_place };
  const standing = Object.values(pieces[side] ?? {}).filter((kind) => kind !== NOTHING);
  for (const kind of [...standing, ...(lost?.[side] ?? [])]) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
