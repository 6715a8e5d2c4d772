/** The big screen stays awake while it shows a match. */

/** Keeps the screen awake whenever the page is seen, until what it returns is called. */
export function stayAwake(): (() => void) | undefined {
  if (!('wakeLock' in navigator)) return undefined;
  let lock: WakeLockSentinel | null = null;
  const stay = (): void => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock.request('screen').then(
      (held) => (lock = held),
      () => undefined,
    );
  };
  stay();
  document.addEventListener('visibilitychange', stay);
  return () => {
    document.removeEventListener('visibilitychange', stay);
    void lock?.release();
  };
}
