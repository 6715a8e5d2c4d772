/**
 * Tells what happens at a table, one event after the other: first it is seen on the board, then it
 * has its line, then it is spoken; and what happens to the reader waits until it has been seen.
 */

import type { TableTold, Told, Update } from '../../messages';
import type { Dice } from '../../settings.svelte';
import { Clock } from '../clock';
import type { GameClient, GameTable } from '../game';
import { withEvent, type Chronicle, type Entry } from '../log';
import type { People } from '../people';
import { Moment } from './moment.svelte';
import { Recap } from './recap.svelte';

/** More new events than this are not played one by one but shown as they ended. */
const TOO_MANY = 80;

/** After so long dice roll by themselves, and so long the end is seen on the board. */
const BY_THEMSELVES = 1800;
const END = 3200;

/** What has to be known of a table to tell what happens there. */
export interface Stage {
  /** Settles once the game is there. */
  readonly opened: Promise<void> | null;
  readonly client: GameClient | null;
  readonly game: GameTable | null;
  readonly people: People | null;
  readonly told: TableTold | null;
  sentence(event: Told): string | null;
  /** How much time the reader's own clock has left, in milliseconds; null while it stands. */
  readonly timeLeft: number | null;
  /** Whether nobody else plays here but bots: then nothing has to be caught up with. */
  readonly alone: boolean;
}

export class Teller {
  /** The latest update that is fully shown. */
  update = $state.raw<Update | null>(null);
  /** Whether something is still being shown. */
  busy = $state(false);
  entries = $state.raw<Entry[]>([]);
  /** The latest events in words, for screen readers. */
  spoken = $state('');
  /** Whose turn is shown at this moment. */
  turn = $state.raw<number[]>([]);
  /** What has happened since the reader was asked last. */
  since = $state.raw<Told[]>([]);
  /** What of the next update has been shown already. */
  heard = $state.raw<Told[]>([]);
  /** Whether the reader wants nothing more to be shown for now. */
  paused = $state(false);
  /** Whether all is shown at once until the reader is asked something. */
  rushing = $state(false);

  /** Whether the reader's own dice wait for their hand, as this page wants it. */
  dice: Dice | null = null;

  readonly clock = new Clock();
  readonly recap = new Recap();
  readonly moment: Moment;
  #queue: Update[] = [];
  #shown = Promise.resolve();
  /** What has happened to the reader while they rushed. */
  #befallen: Told[] = [];

  constructor(private readonly stage: Stage) {
    this.moment = new Moment(() => stage.timeLeft);
  }

  /** Settles once all is shown that has been told so far. */
  get shown(): Promise<void> {
    return this.#shown;
  }

  /** Whether nothing has happened at all, nor is happening. */
  get untouched(): boolean {
    return !this.busy && this.entries.length === 0;
  }

  tell(update: Update): void {
    this.#queue.push(update);
    const [busy, showing] = [this.busy, this.#showAll()];
    if (!busy) this.#shown = showing;
  }

  // What the reader wants

  /** Shows at once what is still being played; of what is held, that was enough. */
  hurry(): void {
    if (this.moment.cause !== null) this.moment.release();
    else if (this.busy) this.clock.skip();
  }

  /** Shows nothing more, or goes on. What is under way is shown to its end. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused && this.moment.cause?.kind === 'pause') this.moment.release();
  }

  /** Shows all at once until the reader is asked something, or it is over. */
  rush(): void {
    if (!this.busy && this.update !== null && asks(this.update)) return;
    this.rushing = true;
    this.pause(false);
    this.moment.release();
    this.clock.skip();
  }

  /** Lets the reader roll their own dice; what they show is certain already. */
  async roll(): Promise<void> {
    if (this.dice === null || !this.#hasDrama) return;
    await this.moment.roll(this.dice === 'tap' ? Infinity : BY_THEMSELVES);
  }

  /** Whether there is time for what is only beautiful. */
  get #hasDrama(): boolean {
    const { still, speed } = this.clock;
    return !still && speed !== 'instant' && !this.rushing;
  }

  leave(): void {
    this.moment.leave();
    this.clock.skip();
  }

  // Showing

  async #showAll(): Promise<void> {
    this.#hasten();
    if (this.busy) return;
    this.busy = true;
    await this.stage.opened;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.#hasten();
      await this.#unpaused();
      for (const part of this.#partsOf(update)) await this.#show(part);
    }
    if (!this.rushing) this.clock.resume();
    this.busy = false;
  }

  /** Where people play, what waits makes everything go faster. */
  #hasten(): void {
    this.clock.waiting = this.stage.alone ? 0 : this.#queue.length;
  }

  async #unpaused(): Promise<void> {
    if (this.paused) await this.moment.pause();
    this.paused = false;
  }

  /** A game that has only just begun is shown from where the reader's own hand is asked. */
  #partsOf(update: Update): Update[] {
    const { events, observation, version, decision } = update;
    if (this.update !== null || decision > 0 || events.length > TOO_MANY) return [update];
    const opening = this.stage.game?.opening?.(events, observation) ?? null;
    const reader = this.stage.people?.reader ?? null;
    if (opening === null || reader === null) return [update];
    const rest = events.slice(opening.told);
    const before: Update = {
      ...update,
      version: version - rest.length,
      events: events.slice(0, opening.told),
      observation: opening.seen,
      to_act: [reader],
      legal: [],
      choices: null,
      can_take_back: false,
      can_undo: false,
    };
    return [before, { ...update, events: rest }];
  }

  async #show(update: Update): Promise<void> {
    const game = this.stage.game;
    if (game === null) return;
    const gap = update.version - update.events.length !== (this.update?.version ?? 0);
    const anew = gap || this.update === null;
    if (this.#hasDecided(update)) this.recap.begin();
    if (gap) this.#recall(update);
    const late = anew || update.events.length > TOO_MANY;
    if (late) this.#catchUp(update.events);
    const told = late ? update.events : await this.#play(update.events, game);
    const said = anew ? [] : this.#sentences(told);
    const held = anew ? false : await this.#hold(update, said);
    if (update.over && !anew && this.#hasDrama) await this.moment.end(update.returns ?? [], END);
    game.show(update.observation, gap);
    if (late) game.recall?.(update.events);
    if (this.update === null || !sameChoice(this.update, update)) game.reset();
    this.heard = [];
    const goesOn = !anew && this.update?.decision === update.decision;
    this.since = goesOn ? [...this.since, ...update.events] : anew ? [] : update.events;
    this.update = update;
    this.turn = update.to_act;
    if (asks(update)) this.#arrive();
    this.#speak(held ? [] : said, update);
  }

  /** Whether the reader was asked, and that is settled now. */
  #hasDecided(next: Update): boolean {
    const { update } = this;
    return update !== null && update.legal.length > 0 && !sameChoice(update, next);
  }

  #arrive(): void {
    if (!this.rushing) return;
    this.rushing = false;
    this.clock.resume();
  }

  /** Shows the events one by one; what they are then told as. */
  async #play(events: Told[], game: GameTable): Promise<Told[]> {
    const explained: Told[] = [];
    for (const [index, event] of events.entries()) {
      const actor = this.stage.client?.chronicle.actor(event) ?? null;
      if (actor !== null) this.turn = [actor];
      await game.tell(event, events.slice(index + 1), this.clock).catch(console.error);
      this.heard = [...this.heard, event];
      const told = game.explained?.(event) ?? event;
      this.#write(told);
      explained.push(told);
    }
    await game.settle();
    return explained;
  }

  /** What was told before this page came: of it the latest turns are news, from one's own on. */
  #catchUp(events: Told[]): void {
    const { client, people } = this.stage;
    const isOwn = (event?: Told): boolean =>
      event !== undefined && client?.chronicle.actor(event) === (people?.reader ?? undefined);
    for (const [index, event] of events.entries()) {
      if (isOwn(event) && !isOwn(events[index - 1])) this.recap.begin();
      this.#write(event);
    }
  }

  /** Holds what has happened to the reader; who rushes sees all of it together in the end. */
  async #hold(update: Update, said: string[]): Promise<boolean> {
    this.#befallen.push(...update.events.filter((event) => this.#befalls(event)));
    if (this.#befallen.length === 0 || (this.rushing && !asks(update))) return false;
    const events = this.#befallen;
    this.#befallen = [];
    this.spoken = said.join(' ');
    await this.moment.befell(events, this.#sentences(events).join(' '));
    return true;
  }

  #befalls(event: Told): boolean {
    const reader = this.stage.people?.reader ?? null;
    return reader !== null && this.#chronicle?.befalls?.(event, reader) === true;
  }

  /** A game of memory does not tell everything again: what is left of it begins the log anew. */
  #recall({ observation, events }: Update): void {
    this.entries = [];
    this.recap.begin();
    this.spoken = '';
    const recalled = this.#chronicle?.recalls?.(observation, events) ?? [];
    recalled.forEach((event) => this.#write(event));
    this.recap.begin();
  }

  get #chronicle(): Chronicle | undefined {
    return this.stage.client?.chronicle;
  }

  #write(event: Told): void {
    const options = this.stage.told?.options ?? {};
    const chronicle = this.#chronicle;
    if (!chronicle) return;
    this.entries = withEvent(this.entries, event, chronicle, options);
    this.recap.add(event, chronicle, options);
  }

  #sentences(events: Told[]): string[] {
    return events
      .map((event) => this.stage.sentence(event))
      .filter((sentence) => sentence !== null);
  }

  #speak(said: string[], update: Update): void {
    const { people, game } = this.stage;
    if (people === null) return;
    const sentences = [...said];
    const mine = people.reader !== null && update.to_act.includes(people.reader);
    if (mine && game !== null) sentences.push(game.prompt);
    if (sentences.length > 0) this.spoken = sentences.join(' ');
  }
}

/** Whether the reader has to act, or nobody any more. */
function asks({ legal, over }: Update): boolean {
  return legal.length > 0 || over;
}

/** Whether two updates ask the reader the same thing. */
export function sameChoice(one: Update, other: Update): boolean {
  return one.decision === other.decision && one.legal.length === other.legal.length;
}
