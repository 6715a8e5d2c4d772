/** Letting go of a figure that is thrown, where there is no Patron. */

import type { StreifzugTable } from './play.svelte';

/** Milliseconds in which a Patron could have been thought of, at least and at most. */
const LEAST = 1500;
const MOST = 5000;

/**
 * Who has no Patron lets go after a while, which is never the same: or who answers at another
 * moment would show that there is a Patron. Answers how to be stopped.
 */
export function letGo(play: StreifzugTable): (() => void) | undefined {
  if (!play.mustLetGo) return undefined;
  const thinking = LEAST + (MOST - LEAST) * Math.random();
  const timer = setTimeout(() => play.mustLetGo && play.table.play('let go'), thinking);
  return () => clearTimeout(timer);
}
