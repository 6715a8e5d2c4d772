/** The names of Rufus' cards while they fly: one word for what it is, and what is to be drawn. */

import type { TrailCard } from '../../wire/rufus';

export type Shown =
  { kind: 'prize'; value: number } | { kind: 'trail'; seat: number; value: TrailCard['value'] };

export function prizeCode(value: number): string {
  return `prize ${value}`;
}

/** A trail card; `?` for a value that the reader does not know. */
export function trailCode(seat: number, value: TrailCard['value']): string {
  return `trail ${seat} ${value}`;
}

/** What a card in the air shows. */
export function shownIn(code: string): Shown {
  const [kind, first = '', second = ''] = code.split(' ');
  if (kind === 'prize') return { kind, value: Number(first) };
  return { kind: 'trail', seat: Number(first), value: second === '?' ? '?' : Number(second) };
}
