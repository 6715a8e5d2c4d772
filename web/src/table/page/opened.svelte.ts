/** What lies open over a table. */

import { untrack } from 'svelte';
import type { Table } from '../table.svelte';

/** The dialogs of a table: its help, the links to it, the end, the look back, and so on. */
export type Sheet = 'help' | 'invite' | 'end' | 'review' | 'welcome' | 'talk' | 'agree';

export class Opened {
  /** The one dialog that is open. */
  sheet = $state<Sheet | null>(null);
  /** Whether the log lies over the board, where it has no place beside it. */
  log = $state(false);

  /** Opens a dialog or closes it; one that has given way to another closes nothing. */
  turn(sheet: Sheet, open: boolean): void {
    if (open) this.sheet = sheet;
    else if (this.sheet === sheet) this.sheet = null;
  }
}

/** Hints and the log, which may lie over the board, give way to each other. Called by a component. */
export function giveWay(opened: Opened, table: Table): void {
  $effect(() => {
    if (table.coach.open) untrack(() => (opened.log = false));
  });
  $effect(() => {
    if (!opened.log || !table.coach.open) return;
    untrack(() => table.game?.consider(null));
    table.coach.open = false;
  });
}
