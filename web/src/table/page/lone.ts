/** What alone can be done, and is no card, is done for the reader if they wish so. */

import type { Table } from '../table.svelte';

/** So long it can be seen at least. */
const LEAST = 1500;

/** So long it is seen where there might have been a choice: by chance, which tells nobody. */
const seen = (): number => LEAST + 3500 * Math.random();

/** Does it after a moment, unless what is returned is called before. */
export function doLone(table: Table): (() => void) | undefined {
  const lone = table.game?.lone ?? null;
  if (lone === null) return undefined;
  const timer = setTimeout(
    () => {
      if (table.game?.lone === lone) table.play(lone);
    },
    table.game?.plainlyLone ? LEAST : seen(),
  );
  return () => clearTimeout(timer);
}
