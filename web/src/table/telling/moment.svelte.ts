/** A moment for which this browser holds still: until the reader has seen it, or goes on. */

import type { Told } from '../../messages';
import type { Holding } from '../../settings.svelte';

/** To see that something is there at all, and to read a letter of it; both in milliseconds. */
const GLANCE = 1400;
const LETTER = 45;
const LONGEST = 9000;
/** How much of that a brief one has. */
const BRIEF = 0.4;
/** Whose own time is shorter than this does not wait, and nobody longer than this part of it. */
const SHORT = 20_000;
const SHARE = 0.1;
const TICK = 50;

/** What is to be seen, or to be done, before it goes on. */
export type Cause =
  | { kind: 'befell'; events: Told[]; words: string }
  | { kind: 'roll' | 'pause' }
  | { kind: 'end'; returns: number[] };

export class Moment {
  cause = $state.raw<Cause | null>(null);
  /** How much of its time has passed, 0 to 1. */
  passed = $state(0);
  /** How long what happens to the reader is held, as this page wants it. */
  holding: Holding = 'none';
  #end: (() => void) | null = null;
  #left = false;

  /** `timeLeft`: of the reader's own clock, in milliseconds; null while it does not run. */
  constructor(private readonly timeLeft: () => number | null) {}

  /** Holds what has happened to the reader for as long as it takes to read. */
  async befell(events: Told[], words: string): Promise<void> {
    const length = lengthOf(words, this.holding);
    if (length > 0) await this.#hold({ kind: 'befell', events, words }, length);
  }

  /** Lets the reader's own dice wait for their hand, or so long. */
  async roll(length: number): Promise<void> {
    await this.#hold({ kind: 'roll' }, length);
  }

  /** Lets the end be seen where it happened, before anything is said about it. */
  async end(returns: number[], length: number): Promise<void> {
    if (this.holding !== 'none') await this.#hold({ kind: 'end', returns }, length);
  }

  /** Holds until the reader goes on. */
  async pause(): Promise<void> {
    await this.#hold({ kind: 'pause' }, Infinity);
  }

  /** Goes on. */
  release(): void {
    this.#end?.();
  }

  /** Holds nothing any more. */
  leave(): void {
    this.#left = true;
    this.release();
  }

  /** Nothing passes while nobody looks; but a clock that runs short ends it all the same. */
  async #hold(cause: Cause, length: number): Promise<void> {
    if (this.#left || this.#most(length) <= 0) return;
    [this.cause, this.passed] = [cause, 0];
    await new Promise<void>((resolve) => {
      let seen = 0;
      const ticking = setInterval(() => {
        if (!document.hidden) seen += TICK;
        const most = this.#most(length);
        this.passed = most === Infinity ? 0 : Math.min(1, seen / most);
        if (seen >= most) this.release();
      }, TICK);
      this.#end = () => {
        clearInterval(ticking);
        resolve();
      };
    });
    [this.cause, this.#end] = [null, null];
  }

  #most(length: number): number {
    const left = this.timeLeft();
    if (left === null) return length;
    return left < SHORT ? 0 : Math.min(length, left * SHARE);
  }
}

/** So long these words are held. */
export function lengthOf(words: string, holding: Holding): number {
  if (holding === 'none') return 0;
  const whole = Math.min(GLANCE + LETTER * words.length, LONGEST);
  return holding === 'brief' ? whole * BRIEF : whole;
}
