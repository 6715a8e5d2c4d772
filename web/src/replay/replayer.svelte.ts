/** A match that is over, shown again at a table: moment by moment, through anybody's eyes. */

import type { Geometry, Moment, Replay, Told, Update } from '../messages';
import { sitting, tableTold } from '../table/told';
import { Table } from '../table/table.svelte';
import type { Listener } from '../table/socket';
import { openView } from './open';

/** What each viewer was told: by seat, and what a watcher was told as `watch`. */
export type Views = Map<number | 'watch', Replay>;

/** Between two moments when it plays by itself, in milliseconds at normal speed. */
const REST = 650;

/** A match through one pair of eyes. */
export class Replayer {
  /** The number of the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  readonly table: Table;
  readonly moments: Moment[];
  #listener: Listener | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    geometry: () => Promise<Geometry>,
    moments: Moment[] = replay.moments,
  ) {
    this.moments = moments;
    // Not the table's own name: what this browser keeps for that (a set-up half done) is not shown.
    this.table = new Table(`replay ${replay.table ?? ''}`, null, null, {
      line: (listener) => {
        this.#listener = listener;
        return { send: () => true, rejoin: () => undefined, close: () => undefined };
      },
      geometry,
    });
    this.#listener?.state('open');
    this.#listener?.hear(toldOf(replay));
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** How many steps of the match have been made by now. */
  get steps(): number {
    return this.moments[this.at]?.steps ?? 0;
  }

  /** Shows this moment at once. */
  jump(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    this.table.hurry();
    const update = wholeUpdate(this.moments, this.at);
    if (update !== null) this.#listener?.hear(update);
  }

  /** To the first moment after which so many steps have been made. */
  jumpToSteps(steps: number): void {
    const found = this.moments.findIndex((moment) => moment.steps >= steps);
    this.jump(found < 0 ? this.last : found);
  }

  /** To the last moment at which no more than so many steps have been made. */
  jumpBefore(steps: number): void {
    this.jump(this.moments.findLastIndex((moment) => moment.steps <= steps));
  }

  /** Shows as it happened what came until so many steps had been made. */
  async playUntil(steps: number): Promise<void> {
    while (this.at < this.last && this.steps < steps) {
      this.forward();
      await this.table.shown;
    }
  }

  /** To the next moment of which this viewer was told, as it happened. */
  forward(): void {
    const next = this.#next();
    if (next === null) return this.pause();
    this.at = next;
    this.table.hurry();
    const update = this.moments[next]?.update;
    if (update) this.#listener?.hear(update);
  }

  #next(): number | null {
    const next = this.moments.findIndex(({ update }, i) => i > this.at && update !== null);
    return next < 0 ? null : next;
  }

  /** To the moment before of which this viewer was told. */
  back(): void {
    this.pause();
    const before = this.moments.findLastIndex(({ update }, i) => i < this.at && update !== null);
    this.jump(Math.max(before, 0));
  }

  play(): void {
    if (this.at >= this.last) this.jump(0);
    this.playing = true;
    this.#goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (!this.table.busy) this.forward();
      if (this.at >= this.last) this.pause();
      else this.#goOn();
    }, REST);
  }

  leave(): void {
    this.pause();
    this.table.leave();
  }
}

/** All that was told until this moment, in one update. */
export function wholeUpdate(moments: Pick<Moment, 'update'>[], at: number): Update | null {
  const heard = moments.slice(0, at + 1).flatMap(({ update }) => (update ? [update] : []));
  const latest = heard.at(-1);
  if (latest === undefined) return null;
  const begins = latest.version - latest.events.length;
  const before: Told[] = [];
  for (const { version, events } of heard.slice(0, -1)) {
    before.splice(version - events.length, Infinity, ...events);
  }
  return { ...latest, events: [...before.slice(0, begins), ...latest.events] };
}

/** What there is to be said of the table of a match. */
export function toldOf({
  table,
  game,
  options,
  agreed,
  seat,
  names,
  bots,
  teams,
  origin,
}: Replay) {
  const seats = names.map((name, number) => sitting(number, name, bots[number] ?? null));
  return tableTold({ table: table ?? '', game, options, agreed, seat, seats, teams, origin });
}

/** The match with open cards: what a watcher was told, and all that any seat could see. */
export function openMoments(told: Views): Moment[] {
  const seats = [...told].filter(([eyes]) => eyes !== 'watch').map(([, replay]) => replay.moments);
  const watched = told.get('watch')?.moments ?? [];
  const latest: (Update | null)[] = seats.map(() => null);
  return watched.map((moment, i) => {
    seats.forEach((moments, seat) => (latest[seat] = moments[i]?.update ?? latest[seat] ?? null));
    return { ...moment, update: opened(watched, moment, i, latest) };
  });
}

function opened(
  watched: Moment[],
  moment: Moment,
  at: number,
  latest: (Update | null)[],
): Update | null {
  // What only a seat was told shows on an open board, too.
  const base = moment.update ?? { ...lastUpdate(watched, at), events: [] };
  if (base.observation === undefined) return null;
  const seen = latest.flatMap((update) => (update === null ? [] : [update.observation]));
  return { ...(base as Update), observation: openView(base.observation, seen) };
}

function lastUpdate(moments: Moment[], at: number): Partial<Update> {
  return moments.slice(0, at).findLast(({ update }) => update !== null)?.update ?? {};
}
