/** House rules that bots try out for this browser: that goes on when the page is left. */

import { recall, remember } from '../memory';
import type { Effect } from '../messages';
import { api, Refusal } from '../table/api';

type Options = Record<string, string | number>;

/** The rules that are asked about. */
export interface Rules {
  game: string;
  seats: number;
  options: Options;
}

/** So many are remembered, and so long, in milliseconds. */
const KEPT = 5;
const LONGEST = 24 * 3_600_000;
/** Asked again after so many milliseconds, where a line is lost so many times in a row. */
const PAUSE = 2000;
const TRIES = 20;

/** One text for the same rules. */
export function questionOf({ game, seats, options }: Rules): string {
  const named = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([game, seats, named]);
}

let named = '';

/** By this the server knows again who has left something running. */
function asker(): string {
  named ||= recall('asker', '');
  if (named === '') {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    named = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    remember('asker', named);
  }
  return named;
}

/** One question, and what is known of its answer. */
export class Trial {
  told = $state.raw<Effect | null>(null);
  teams = $state.raw<number[][]>([]);
  fault = $state.raw<unknown>(null);
  /** Whether the server has given it up, or does not know of it any more. */
  lost = $state(false);
  runs = $state(true);
  readonly question: string;
  readonly #leaving = new AbortController();

  constructor(
    readonly rules: Rules,
    readonly at = Date.now(),
  ) {
    this.question = questionOf(rules);
  }

  get finished(): boolean {
    return this.told !== null && this.told.done === this.told.of;
  }

  /** Hears how it goes, until it is over or was stopped; all the time while it `isShown`. */
  async follow(begin: boolean, isShown: () => boolean): Promise<void> {
    let tries = 0;
    while (this.runs) {
      try {
        await this.#listen(begin && this.told === null, isShown);
        tries = 0;
        if (this.told?.over) this.#end({ lost: !this.finished });
      } catch (error) {
        if (this.#leaving.signal.aborted) return;
        const code = error instanceof Refusal ? error.code : 'offline';
        const begins = begin && this.told === null;
        if (code === 'no_effect' && !begins) this.#end({ lost: true });
        else if (code !== 'offline' || ++tries > TRIES) this.#end({ fault: error });
      }
      if (this.runs) await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /** Listens while it is shown, else asks once: a browser has few lines that can stay open. */
  async #listen(begin: boolean, isShown: () => boolean): Promise<void> {
    const { game, seats, options } = this.rules;
    const wish = { seats, options, asker: asker(), begin };
    if (this.teams.length === 0) this.teams = await api.teams(game, seats, options);
    for await (const news of api.effect(game, wish, this.#leaving.signal)) {
      this.told = news;
      if (!isShown()) break;
    }
  }

  #end({ lost = false, fault = null }: { lost?: boolean; fault?: unknown }): void {
    this.lost = lost;
    this.fault = fault;
    this.runs = false;
  }

  /** Nobody here wants to know any more. */
  stop(): void {
    const { game, seats, options } = this.rules;
    const running = this.runs;
    this.#leaving.abort();
    this.runs = false;
    if (running) void api.stopEffect(game, { seats, options, asker: asker() }).catch(() => {});
  }
}

/** A question that this browser remembers. */
interface Remembered {
  rules: Rules;
  at: number;
}

function remembered(): Remembered[] {
  const saved = recall<unknown>('trials', []);
  const kept = Array.isArray(saved) ? (saved as Remembered[]) : [];
  return kept.filter(({ at }) => Date.now() - at < LONGEST);
}

function forget(question: string): void {
  remember(
    'trials',
    remembered().filter(({ rules }) => questionOf(rules) !== question),
  );
}

/** All that this browser has asked lately, the newest first. */
class Trials {
  /** The question that is on the page now. */
  shown: string | null = null;
  #all = $state.raw<Trial[]>([]);

  of(game: string): Trial[] {
    return this.#all.filter(({ rules }) => rules.game === game);
  }

  about(rules: Rules): Trial | null {
    return this.#all.find(({ question }) => question === questionOf(rules)) ?? null;
  }

  ask(rules: Rules): void {
    const fresh = new Trial(rules);
    this.#forget(fresh.question);
    this.#all = [fresh, ...this.#all];
    remember('trials', [{ rules, at: fresh.at }, ...remembered()].slice(0, KEPT));
    void this.#follow(fresh, true).then(() => {
      if (fresh.fault !== null && fresh.told === null) forget(fresh.question);
    });
  }

  stop(trial: Trial): void {
    trial.stop();
    this.#forget(trial.question);
  }

  /** Takes up again what was left running. */
  resume(game: string): void {
    for (const { rules, at } of remembered()) {
      if (rules.game !== game || this.about(rules) !== null) continue;
      const trial = new Trial(rules, at);
      this.#all = [...this.#all, trial];
      void this.#follow(trial, false);
    }
  }

  #follow(trial: Trial, begin: boolean): Promise<void> {
    return trial.follow(begin, () => this.shown === trial.question);
  }

  #forget(question: string): void {
    this.#all = this.#all.filter((one) => one.question !== question);
    forget(question);
  }
}

export const trials = new Trials();
