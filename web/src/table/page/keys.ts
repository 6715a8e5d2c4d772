/** What keys do at a table, wherever the focus is. */

import type { Table } from '../table.svelte';
import type { Opened } from './opened.svelte';

/** Whether a key goes on where something is held; on a button Enter is the button's. */
function goesOn({ key, target }: KeyboardEvent): boolean {
  return (
    key === 'Escape' ||
    ([' ', 'Enter'].includes(key) &&
      !(target instanceof HTMLElement && target.closest('button, a')))
  );
}

/** `plays`: whether the game listens. */
export function pressed(event: KeyboardEvent, table: Table, opened: Opened, plays: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
    return;
  if (event.target instanceof HTMLInputElement) return;
  if (table.teller.moment.cause !== null && goesOn(event)) {
    table.teller.moment.release();
    event.preventDefault();
  } else if (opened.log && event.key === 'Escape') opened.log = false;
  else if (plays && table.game?.key(event)) event.preventDefault();
}
