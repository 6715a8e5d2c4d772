/** House rules in words. */

import { textOr } from '../texts.svelte';

/** A house rule and what was chosen, in the game's words. */
export function ruleWords(game: string, name: string, value: string): [string, string] {
  const id = `${game}-option-${name}`;
  return [textOr(id, name), textOr(`${id}-${value}`, value)];
}
