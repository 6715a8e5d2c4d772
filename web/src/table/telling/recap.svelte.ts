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

  add(event: Told, chronicle: Chronicle, options: Told): void {
    this.entries = withEvent(this.entries, event, chronicle, options).slice(-MOST);
  }
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
