/** Notes in time: a line when something matters for the first time, for who is new to a game. */

import type { Told } from '../messages';
import type { Chronicle } from '../table/log';

/** What a seat knows at one moment: what it sees, what it can do, what has happened. */
export interface Sight<Seen = Told, Choice = Told, Event = Told> {
  seat: number;
  /** The seats of its side, itself among them. */
  side: number[];
  seen: Seen;
  /** Nothing where the seat is not asked. */
  choices: Choice[];
  /** What has happened since it decided last. */
  events: Event[];
  options: Told;
}

/** Something to be told once. Its text is `<game>-note-<name>`, or `note-<name>` of all games. */
export interface Note<Seen = Told, Choice = Told, Event = Told> {
  name: string;
  /** The paragraph that says it exactly. */
  rule: string | null;
  /** Whether it is about what has happened: then it stays until it has been read. */
  happened?: true;
  /** Whether it opens a game: another may be told in the same turn. */
  opens?: true;
  /** The cells that it is about; null where it does not matter now. */
  about(at: Sight<Seen, Choice, Event>): string[] | null;
  /** Whether this choice does as it says; left out where nothing can be missed. */
  heeds?(choice: Choice, at: Sight<Seen, Choice, Event>): boolean;
}

/** The notes of a game, which knows what it is told by its own names. */
export function notesOf<Seen, Choice, Event>(notes: Note<Seen, Choice, Event>[]): Note[] {
  return notes as unknown as Note[];
}

/** Cells, each once; null where there are none. */
export function cells(found: string[]): string[] | null {
  return found.length === 0 ? null : [...new Set(found)];
}

/** No cells: it matters, and nothing on the board is to be marked. */
export function matters(now: boolean): string[] | null {
  return now ? [] : null;
}

/** Whether what a seat does after this is another turn: others have acted, or play itself begins. */
export function opensTurn(event: Told, chronicle: Chronicle, seat: number): boolean {
  const actor = chronicle.actor(event);
  return (actor !== null && actor !== seat) || chronicle.begins(event) === 'chapter';
}

/** What it is all about, told before anything else; on the board the fields that one strives for. */
export function aimAt(strives: ((at: Sight) => string[]) | undefined): Note {
  return {
    name: 'aim',
    rule: null,
    happened: true,
    opens: true,
    about: (at) => strives?.(at) ?? [],
  };
}

/** What ends a turn or declines: having nothing else to do is plain there. */
const PLAIN = ['end', 'forgo', 'lay', 'give', 'discard'];

const isPlain = ({ kind }: Told): boolean => PLAIN.includes(String(kind));

/** How one chooses, told of every game before its own notes. */
export const HOW: Note = {
  name: 'bright',
  rule: null,
  opens: true,
  // Whoever has chosen once knows how: it is told before that, or not at all.
  heeds: () => true,
  about: ({ choices }) => matters(choices.length > 0 && !choices.some(isPlain)),
};

/** Told of every game, after its own notes. */
export const ONLY: Note = {
  name: 'only',
  rule: null,
  about: ({ choices }) => matters(choices.length === 1 && !choices.some(isPlain)),
};
