/** Where the rules of a game can be read, which the server writes and no script is needed for. */

import type { TableTold } from '../messages';
import { root } from '../place.svelte';
import { settings } from '../settings.svelte';

/** What is agreed at a table: how many sit there, and the house rules that differ. */
export type AgreedTable = Pick<TableTold, 'game' | 'agreed'> & { seats: readonly unknown[] };

/** The address of a game's rules in the language chosen, at a paragraph if one is named. */
export function rulesAddress(game: string, rule: string | null = null): string {
  const fragment = rule === null ? '' : `#${rule}`;
  return `${root}rules/${settings.language}/${encodeURIComponent(game)}${fragment}`;
}

/** The same as they are at a table. */
export function tableRules(
  { game, agreed, seats }: AgreedTable,
  rule: string | null = null,
): string {
  const query = new URLSearchParams({ seats: String(seats.length) });
  for (const [name, value] of Object.entries(agreed)) query.set(name, String(value));
  const fragment = rule === null ? '' : `#${rule}`;
  return `${rulesAddress(game)}?${query}${fragment}`;
}
