/** What lets the program be put on a phone's screen, and be opened without a network. */

import { root } from './place.svelte';

/** Lets the browser keep the program; without https it cannot, and does without. */
export function keepProgram(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register(`${root}sw.js`, { scope: root }).catch(() => undefined);
}
