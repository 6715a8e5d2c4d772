/** Sentences that the server has made for everybody: lines into words for whoever reads here. */

import type { Form, People } from './table/people';
import { listed, t } from './texts.svelte';

/**
 * A variable of a text: a name; whether the reader is meant, or how an owner is spoken of; the
 * name of one of several, the reader first; several; or a text itself.
 */
export type Variable =
  | number
  | string
  | { as: 'name'; seat: number; form?: Form }
  | { as: 'you'; seats: number[] }
  | { as: 'whose'; owner: number; actor: number }
  | { as: 'among'; seats: number[]; place: number }
  | { as: 'list'; parts: Variable[]; any?: boolean }
  | { as: 'each'; text: string; codes: string }
  | Line;

/** The text `id` with its variables. Two in a row that differ only in what `joins` become one. */
export interface Line {
  as: 'line';
  id: string;
  args?: Record<string, Variable>;
  joins?: string;
}

/** What is told with its sentences: none where it is not worth one. */
export interface Spoken {
  said?: Line[];
}

/** What every observation begins with. */
export interface Heading {
  game: string;
  /** What was agreed otherwise than in the rulebook. */
  options?: Record<string, string | number>;
  seats?: number;
  seat: number | null;
}

/** A variable in words, in the language chosen. */
export function words(value: Variable, people: People): string | number {
  if (typeof value !== 'object') return value;
  switch (value.as) {
    case 'name':
      return people.name(value.seat, value.form);
    case 'you':
      return value.seats.some((seat) => people.isReader(seat)) ? 'yes' : 'no';
    case 'whose':
      if (value.owner === value.actor) return 'self';
      return people.isReader(value.owner) ? 'you' : 'other';
    case 'among':
      return people.name(first(value.seats, people)[value.place] ?? 0);
    case 'list':
      return several(value.parts, value.any === true, people);
    case 'each':
      return listed(value.codes.split(' ').map((code) => t(`${value.text}-${code}`)));
    case 'line':
      return spoken(value, people);
  }
}

/** These seats, the reader's first. */
function first(seats: number[], people: People): number[] {
  const others = seats.filter((seat) => !people.isReader(seat));
  return [...seats.filter((seat) => people.isReader(seat)), ...others];
}

function several(parts: Variable[], any: boolean, people: People): string {
  const named = parts.map((part) => String(words(part, people)));
  return listed(named, any ? 'disjunction' : 'conjunction');
}

function spoken({ id, args = {} }: Line, people: People): string {
  const values = Object.entries(args).map(([key, one]) => [key, words(one, people)] as const);
  return t(id, Object.fromEntries(values));
}

/** All sentences of what is told, one after the other; null if it has none. */
export function sentences({ said }: Spoken, people: People): string | null {
  if (said === undefined || said.length === 0) return null;
  return said.map((line) => String(words(line, people))).join(' ');
}

/** Two events (cards dealt one by one) in one sentence, or null if they stay two. */
export function together<Event extends Spoken>(last: Event, next: Event): Event | null {
  const [[one, more] = [], [other, most] = []] = [last.said, next.said];
  if (!one || !other || more || most) return null;
  const line = joined(one, other);
  return line && { ...next, said: [line] };
}

/** One line instead of two, or null if they say different things. */
export function joined(last: Line, next: Line): Line | null {
  const { joins } = next;
  if (joins === undefined || last.id !== next.id || last.joins !== joins) return null;
  const [before = {}, after = {}] = [last.args, next.args];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const same = [...names].every((name) => {
    return name === joins || JSON.stringify(before[name]) === JSON.stringify(after[name]);
  });
  const sum = same ? added(before[joins], after[joins]) : null;
  return sum === null ? null : { ...next, args: { ...after, [joins]: sum } };
}

function added(one?: Variable, other?: Variable): Variable | null {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (typeof one !== 'object' || typeof other !== 'object') return null;
  if (one.as !== 'list' || other.as !== 'list') return null;
  return { ...one, parts: [...one.parts, ...other.parts] };
}
