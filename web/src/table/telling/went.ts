/** Where something has gone on the board, as events tell it. */

import type { Told } from '../../messages';
import type { Chronicle, Entry } from '../log';

/** The fields of a move, as the board names them; `by` those on the way. */
export interface Went {
  seat: number | null;
  from: string | null;
  by: string[];
  to: string;
}

/** The moves of the last turn that had any, less what was taken back of it. */
export function lastMoves(entries: Entry[], chronicle: Chronicle): Went[] {
  const turn = entries.findLast(({ events }) => events.some((one) => goesTo(one, chronicle)));
  const moves: Went[] = [];
  for (const event of turn?.events ?? []) {
    const to = goesTo(event, chronicle);
    if (event['event'] === 'taken_back') moves.pop();
    if (to === null) continue;
    const from = fieldIn(event, 'from', chronicle);
    moves.push({ seat: chronicle.actor(event), from, by: between(event, to, chronicle), to });
  }
  return moves;
}

/** Where an event has moved or laid something; null where it has not. */
function goesTo(event: Told, chronicle: Chronicle): string | null {
  return fieldIn(event, 'to', chronicle) ?? fieldIn(event, 'at', chronicle);
}

/** All fields that an event names, for whoever asks where it was. */
export function fieldsOf(event: Told, chronicle: Chronicle): string[] {
  const parts = [event, event['a'], event['b']].filter(isTold);
  const fields = parts.flatMap((part) =>
    (['from', 'to', 'at'] as const).map((name) => fieldIn(part, name, chronicle)),
  );
  return [...new Set(fields.filter((field) => field !== null))];
}

const isTold = (part: unknown): part is Told => typeof part === 'object' && part !== null;

/** The fields that something has passed, where the event tells its way. */
function between(event: Told, to: string, { fieldOf }: Chronicle): string[] {
  const path = event['path'];
  if (!Array.isArray(path)) return [];
  const fields = (path as string[]).map((field) => fieldOf?.(event, field) ?? field);
  return fields.filter((field) => field !== to);
}

/** Seats are numbers there, fields are text. */
function fieldIn(event: Told, name: string, { fieldOf }: Chronicle): string | null {
  const field = event[name];
  if (typeof field !== 'string') return null;
  return fieldOf?.(event, field) ?? field;
}
