/** Time for what is shown: pauses and movements that can be hurried and skipped. */

import type { Speed } from '../settings.svelte';

/** The shortest time to read something, in milliseconds. */
const GLANCE = 600;

const factor: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

export class Clock {
  /** How many updates wait behind the one shown: more than one, and everything goes faster. */
  waiting = 0;
  speed: Speed = 'normal';
  /** Whether things may move; if not they jump, with time to see that they did. */
  still = false;
  #skipping = false;
  #running = new Set<() => void>();

  get #scale(): number {
    const hidden = typeof document !== 'undefined' && document.hidden;
    if (this.#skipping || hidden) return 0;
    return factor[this.speed] / (1 + 0.6 * Math.max(0, this.waiting - 1));
  }

  /** Ends everything under way at once, and all that is still to come until `resume`. */
  skip(): void {
    this.#skipping = true;
    this.finish();
  }

  /** Ends what is under way at once; a page that is out of sight is not drawn, so it would wait. */
  finish(): void {
    for (const end of [...this.#running]) end();
  }

  resume(): void {
    this.#skipping = false;
  }

  /** Waits so many milliseconds of normal speed. */
  pause(milliseconds: number): Promise<void> {
    return this.#wait(milliseconds * this.#scale);
  }

  #wait(wait: number): Promise<void> {
    if (wait <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = this.#track(() => {
        clearTimeout(timer);
        resolve();
      });
      const timer = setTimeout(finish, wait);
    });
  }

  /**
   * Waits as long as it takes to read what is shown for a moment only. Who wants to see everything
   * at once does not wait for it either: it stands in the recap.
   */
  read(milliseconds: number): Promise<void> {
    const scale = this.#scale;
    return this.#wait(scale === 0 ? 0 : Math.max(milliseconds * scale, GLANCE));
  }

  /** Calls `step` with 0 … 1 while the time passes; with 1 at the end in any case. */
  move(milliseconds: number, step: (part: number) => void): Promise<void> {
    const length = milliseconds * this.#scale;
    if (length <= 0 || this.still) {
      step(1);
      return this.pause(milliseconds * 0.6);
    }
    return new Promise((resolve) => {
      const begin = performance.now();
      let frame = 0;
      const finish = this.#track(() => {
        cancelAnimationFrame(frame);
        step(1);
        resolve();
      });
      const tick = (now: number) => {
        const part = (now - begin) / length;
        if (part >= 1) return finish();
        step(Math.max(0, part));
        frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    });
  }

  /** Remembers how to end something early, until it has ended. */
  #track(end: () => void): () => void {
    const finish = () => {
      if (this.#running.delete(finish)) end();
    };
    this.#running.add(finish);
    return finish;
  }
}

/** Slow at both ends. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Up and down again, highest in the middle. */
export const arch = (part: number): number => Math.sin(Math.PI * part);
