/** Where the rules of a game can be read, which the server writes and no script is needed for. */

import type { TableTold } from '../messages';
import { root } from '../place.svelte';
import { settings } from '../settings.svelte';

/** What is agreed at a table: how many sit there, and the house rules that differ. */
export type AgreedTable = Pick<TableTold, 'game' | 'agreed'> & { seats: readonly unknown[] };

/** The address of a game's rules in the language chosen. */
export function rulesAddress(game: string): string {
  return `${root}rules/${settings.language}/${encodeURIComponent(game)}`;
}

/** The same as they are at a table; at the pictures of a section or of a paragraph if one is named. */
export function tableRules(
  { game, agreed, seats }: AgreedTable,
  at: { section?: string; rule?: string } = {},
): string {
  const query = new URLSearchParams({ seats: String(seats.length) });
  for (const [name, value] of Object.entries(agreed)) query.set(name, String(value));
  const fragment = at.rule ? `#about-${at.rule}` : at.section ? `#at-${at.section}` : '';
  return `${rulesAddress(game)}?${query}${fragment}`;
}
