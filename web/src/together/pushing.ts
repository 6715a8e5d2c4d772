/** Lets a browser be sent word when it is closed (Web Push). */

import type { Push } from '../messages';
import { root } from '../place.svelte';

export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person and the browser; null if one of them does not want it. */
export async function subscribed(key: string): Promise<Push | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    const worker = await navigator.serviceWorker.register(`${root}sw.js`, { scope: root });
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
  } catch {
    return null;
  }
}
