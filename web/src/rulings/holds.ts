/** Which texts of a game's rules hold at a table: with so many seats, under these options. */

import type { TableTold } from '../messages';
import { t } from '../texts.svelte';

/** Tables; what is left out does not matter. */
export interface Where {
  /** With one of these numbers of seats. */
  seats?: number[];
  /** Where each of these options has one of these values. */
  given?: Record<string, string[]>;
}

/** By the text or the paragraph: where it holds, if not at every table. */
export type Holds = Record<string, Where[]>;

/** A table, as far as its rules go. */
export interface Ruled {
  game: string;
  holds: Holds;
  seats: number;
  options: Record<string, string | number>;
}

/** The table that the server has told of. */
export function ruledBy(
  holds: Holds,
  { game, seats, options }: Pick<TableTold, 'game' | 'seats' | 'options'>,
): Ruled {
  return { game, holds, seats: seats.length, options: options as Ruled['options'] };
}

function fits({ seats, given = {} }: Where, table: Ruled): boolean {
  const chosen = Object.entries(given).every(([name, values]) =>
    values.includes(String(table.options[name])),
  );
  return chosen && (seats?.includes(table.seats) ?? true);
}

/** Whether a text (`help-goal`) or a paragraph (`§M6`) holds at a table. */
export function holdsAt(table: Ruled, text: string): boolean {
  return table.holds[text]?.some((where) => fits(where, table)) ?? true;
}

/** A ruling holds where it says so, else where its paragraph holds. */
export function ruledAt(table: Ruled, id: string): boolean {
  const own = `ruling-${id}`;
  return holdsAt(table, own in table.holds ? own : `§${id}`);
}

/** The sections of the help that hold at a table, by name. */
export function sectionsAt(table: Ruled): string[] {
  const named = t(`${table.game}-help-sections`).split(' ');
  return named.filter((name) => holdsAt(table, `help-${name}`));
}

/** What was chosen for an option, in a sentence: several numbers have commas between them. */
const inWords = (value: string | number): string | number =>
  typeof value === 'string' ? value.replaceAll(' ', ', ') : value;

/** A text of the rules, as it is with a table's seats and options, and what else it names. */
export function saidAt(table: Ruled, message: string, more: Record<string, string> = {}): string {
  const options = Object.entries(table.options).map(([name, value]) => [name, inWords(value)]);
  return t(message, { ...Object.fromEntries(options), ...more, seats: table.seats });
}
