/** What has happened since the reader last decided, line by line, as it was told. */

import type { Told } from '../../messages';
import { withEvent, type Chronicle, type Entry } from '../log';

/** More than this nobody reads: who only watches has no decision with which it begins anew. */
const MOST = 60;

/** One event of which there is something to be said. */
export interface RecapLine {
  id: string;
  event: Told;
  /** Whose doing it is; null for what nobody does. */
  seat: number | null;
  /** Whether it has happened to the reader. */
  mine: boolean;
}

export class Recap {
  /** Gathered as the log gathers them, and forgotten as it forgets. */
  entries = $state.raw<Entry[]>([]);

  /** The reader has decided: what comes now is new. */
  begin(): void {
    this.entries = [];
  }

  /** `reader`: the seat of who reads; null for who only watches. */
  add(event: Told, chronicle: Chronicle, options: Told, reader: number | null): void {
    const kept = keeping(chronicle, reader);
    this.entries = withEvent(this.entries, event, kept, options).slice(-MOST);
  }
}

/** The chronicle of a game of memory, which here keeps what the reader's own decision led to. */
function keeping(chronicle: Chronicle, reader: number | null): Chronicle {
  const { actor, outlasts, remembers } = chronicle;
  if (reader === null || !outlasts || !remembers) return chronicle;
  const isOwn = (event: Told): boolean => actor(event) === reader && outlasts(event);
  return { ...chronicle, remembers: (event, ...at) => isOwn(event) || remembers(event, ...at) };
}

/** What can be read of it, by whoever sits at this seat. */
export function linesOf(
  entries: Entry[],
  { actor, befalls }: Chronicle,
  reader: number | null,
): RecapLine[] {
  return entries.flatMap(({ id, events }) =>
    events.map((event, index) => ({
      id: `${id}.${index}`,
      event,
      seat: actor(event),
      mine: reader !== null && befalls?.(event, reader) === true,
    })),
  );
}
