/** The log: what has happened, gathered into turns. */

import type { Told } from '../messages';
import { together } from '../said';

/** How a game reads its own events for the log. */
export interface Chronicle {
  /** What an event begins: a chapter of its own, a turn, or nothing (it belongs to the `last`). */
  begins(event: Told, last?: Entry): 'chapter' | 'turn' | null;
  /** Whose turn it is in the log; null for what nobody does. */
  actor(event: Told): number | null;
  /**
   * Two events in one line, or null if they stay two; only asked where their sentences do not say
   * so themselves.
   */
  join?(last: Told, next: Told): Told | null;
  /** Whether only the seat that it is about is told it in full, as each its own. */
  isPersonal?(event: Told): boolean;
  /** Whether it is worth a line. */
  counts(event: Told): boolean;
  /** Whether it has happened to whoever sits there, and by somebody else's doing. */
  befalls?(event: Told, seat: number): boolean;
  /** A field that an event names, as the board names it, if that is not the same. */
  fieldOf?(event: Told, field: string): string;
  /** Whether it stands there still when `next` begins a turn: a game of memory forgets. */
  remembers?(event: Told, next: Told, options: Told): boolean;
  /** Events of which the observation still tells, other than the `events` told beside it. */
  recalls?(observation: Told, events: Told[]): Told[];
}

export interface Entry {
  id: number;
  kind: 'chapter' | 'turn';
  seat: number | null;
  events: Told[];
}

/** The entries with one more event; those that do not change stay the same objects. */
export function withEvent(
  entries: Entry[],
  event: Told,
  chronicle: Chronicle,
  options: Told = {},
): Entry[] {
  if (!chronicle.counts(event)) return entries;
  const last = entries.at(-1);
  const line = last?.events.at(-1);
  const joined = line ? (together(line, event) ?? chronicle.join?.(line, event) ?? null) : null;
  if (last && joined) return [...entries.slice(0, -1), withLast(last, joined)];
  const begins = chronicle.begins(event, last);
  if (last && begins === null) {
    return [...entries.slice(0, -1), { ...last, events: [...last.events, event] }];
  }
  const { remembers } = chronicle;
  const kept = remembers ? entriesOf(entries, (one) => remembers(one, event, options)) : entries;
  return [...kept, entryOf(last, event, begins, chronicle)];
}

/** The entries with only such events. */
function entriesOf(entries: Entry[], keeps: (event: Told) => boolean): Entry[] {
  const kept = entries.map((entry) => {
    const events = entry.events.filter(keeps);
    return events.length === entry.events.length ? entry : { ...entry, events };
  });
  return kept.filter((entry) => entry.events.length > 0);
}

function withLast(entry: Entry, event: Told): Entry {
  return { ...entry, events: [...entry.events.slice(0, -1), event] };
}

function entryOf(
  last: Entry | undefined,
  event: Told,
  begins: 'chapter' | 'turn' | null,
  chronicle: Chronicle,
): Entry {
  const id = (last?.id ?? 0) + 1;
  return { id, kind: begins ?? 'turn', seat: chronicle.actor(event), events: [event] };
}
