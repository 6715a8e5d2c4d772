/** What clicks and keys mean at every table, whatever is chosen there. */

import type { Table } from '../table.svelte';

/** A click while something is still being shown ends the show; then it chooses nothing. */
export function hurries(table: Pick<Table, 'busy' | 'hurry'>, asked: boolean): boolean {
  if (!table.busy || asked) return false;
  table.hurry();
  return true;
}

/**
 * Escape gives up what is chosen, by `back`, null if nothing is; Backspace takes back what was
 * done. True if the key was used so.
 */
export function retreats(
  { key }: KeyboardEvent,
  table: Pick<Table, 'mayTakeBack' | 'takeBack'>,
  back: (() => void) | null,
): boolean {
  if (key === 'Escape' && back !== null) {
    back();
    return true;
  }
  if (key !== 'Backspace' || !table.mayTakeBack) return false;
  table.takeBack();
  return true;
}
