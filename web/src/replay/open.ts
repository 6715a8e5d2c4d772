/** A board with open cards: whatever is covered for a watcher and known to any seat. */

import type { Told } from '../messages';

const HIDDEN = '?';

/** A watcher's observation in which nothing is covered that any of these observations knows. */
export function openView(watched: Told, seen: Told[]): Told {
  const opened = uncovered(watched, seen) as Told;
  // Hands are shown beside the board, seat by seat.
  return { ...opened, seat: null, ...('hand' in watched ? { hand: watched['hand'] } : {}) };
}

function uncovered(value: unknown, others: unknown[]): unknown {
  if (value === HIDDEN) return others.find((one) => one !== HIDDEN && one !== undefined) ?? value;
  if (Array.isArray(value)) {
    return value.map((one, i) =>
      uncovered(
        one,
        others.map((other) => (other as unknown[])?.[i]),
      ),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const records = others.filter((one) => typeof one === 'object' && one !== null) as Told[];
  const names = new Set([value, ...records].flatMap((one) => Object.keys(one)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      name in value
        ? uncovered(
            (value as Told)[name],
            records.map((one) => one[name]),
          )
        : records.find((one) => name in one)?.[name],
    ]),
  );
}
