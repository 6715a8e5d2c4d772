/** What a table takes from the reader's preferences, whenever they change. */

import { prefersReducedMotion } from 'svelte/motion';
import { settings } from '../../settings.svelte';
import type { Table } from '../table.svelte';
import { doLone } from './lone';

/** `apart`: it is none of the server's; `sofa`: it is on the big screen. Called by a component. */
export function heed(table: Table, apart: boolean, sofa: boolean): void {
  const alone = apart || sofa;
  $effect(() => {
    table.clock.speed = settings.speed;
    table.clock.still = prefersReducedMotion.current;
    table.teller.dice = alone ? null : settings.dice;
    table.teller.moment.holding = alone ? 'none' : settings.holding;
  });
  $effect(() => (settings.lone && !apart ? doLone(table) : undefined));
  /** Who changes name or sign in the preferences is called so at once. */
  $effect(() => {
    const { name, sign } = settings;
    if (table.told?.seat == null || apart) return;
    const telling = setTimeout(() => table.rename(name.trim() || null, sign), 800);
    return () => clearTimeout(telling);
  });
}
