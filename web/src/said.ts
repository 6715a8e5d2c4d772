/** Sentences that the server has made for this reader: lines into words. */

import type { People } from './table/people';
import { listed, t } from './texts.svelte';

/** A variable of a text: a name, several, or a text itself. */
export type Variable =
  | number
  | string
  | { as: 'name'; seat: number }
  | { as: 'list'; parts: Variable[]; any?: boolean }
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
  if (value.as === 'name') return people.name(value.seat);
  if (value.as === 'list') {
    const parts = value.parts.map((part) => String(words(part, people)));
    return listed(parts, value.any === true ? 'disjunction' : 'conjunction');
  }
  const args = Object.entries(value.args ?? {}).map(([key, one]) => [key, words(one, people)]);
  return t(value.id, Object.fromEntries(args) as Record<string, string | number>);
}

/** All sentences of what is told, one after the other; null if it has none. */
export function sentences({ said }: Spoken, people: People): string | null {
  if (said === undefined || said.length === 0) return null;
  return said.map((line) => String(words(line, people))).join(' ');
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
