/** What can be done, as games read it: shapes filled with the values of each row. */

import type { Told, Update } from '../messages';

/** The legal actions with their parts, in their order. */
export function unfolded({ choices, legal }: Pick<Update, 'choices' | 'legal'>): Told[] {
  if (choices === null) return [];
  return choices.rows.map(([shape, ...values], at) => {
    const whole = filled(choices.shapes[Number(shape)], values.values());
    return { ...(whole as Told), text: legal[at] };
  });
}

/** A part of a shape: a 0 stands for the next value. */
function filled(part: unknown, values: Iterator<unknown>): unknown {
  if (part === 0) return values.next().value;
  if (Array.isArray(part)) return part.map((inner) => filled(inner, values));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, filled(inner, values)]),
  );
}
