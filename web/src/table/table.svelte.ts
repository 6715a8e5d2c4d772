/** A table as this browser sees it: what the server has told, and what is shown of it by now. */

import { isAsked, seedOf, witness, type Seed } from '../fair/seeds';
import { keep, recentTable } from '../home/recent';
import { Together } from '../together/together.svelte';
import { api } from './api';
import type { Clock } from './clock';
import { Coach } from './coach.svelte';
import type { GameClient, GameTable } from './game';
import type { Entry } from './log';
import { People } from './people';
import { refusalWords } from './rules';
import { sentences, words, type Line as Said } from '../said';
import { Line, type LineState, type Listener } from './socket';
import { sameChoice, Teller } from './telling/teller.svelte';
import { t } from '../texts.svelte';
import { unfolded } from './unfolded';
import { clientOf } from '../games';
import type {
  BarredTold,
  ClientMessage,
  ErrorTold,
  Geometry,
  ServerMessage,
  TableTold,
  Told,
  Update,
  WhyNot,
} from '../messages';

/** Why there is no table to be seen. */
export type Barred = Omit<ErrorTold, 'type' | 'code' | 'obstacles'> & { code: string };

/** Before a table is known nothing but its link can have been misunderstood. */
function ofLink(error: ErrorTold): Barred {
  return error.code === 'bad_message' ? { ...error, code: 'bad_link' } : error;
}

type Sent = Extract<ClientMessage, { decision: number }>;

/** What a table needs of its line; a match that is told again has another one. */
export type Speaking = Pick<Line, 'send' | 'rejoin' | 'close'>;

/** Where a table comes from, if not from the server's socket. */
export interface Elsewhere {
  line(listener: Listener): Speaking;
  geometry(): Promise<Geometry>;
  /** Whether somebody leads there, who answers every single step: as in a lesson. */
  led?: boolean;
  /** The actions that are asked for there now. */
  asked?(): string[];
}

export class Table {
  readonly id: string;
  readonly key: string | null;
  /** The key of the table's host, if this browser has it. */
  readonly host: string | null;
  told = $state.raw<TableTold | null>(null);
  client = $state.raw<GameClient | null>(null);
  game = $state.raw<GameTable | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  /** The latest update received; what it tells may still have to be shown. */
  newest = $state.raw<Update | null>(null);
  line = $state<LineState>('connecting');
  refused = $state.raw<ErrorTold | null>(null);
  /** An error that ended it all: wrong key, no such table. */
  barred = $state.raw<Barred | null>(null);
  /** The cells that are spoken of beside the board. */
  pointed = $state.raw<string[]>([]);
  secret = $state<string | null>(null);
  /** The table of the next game, once somebody wants one. */
  next = $state<string | null>(null);
  /**
   * Whether what is shown is only looked at, and nothing can be done: it is about to be taken back,
   * or it stays, as the end of a scene does.
   */
  held = $state(false);
  /** Whether a tap has only brought the board closer, and the next one chooses. */
  asksAgain = $state(false);
  /** Whether the reader wants one, too. */
  goesOn = $state(false);
  sent = $state.raw<Sent | null>(null);

  readonly teller = new Teller(this);
  readonly together: Together;
  readonly coach = new Coach((decision) => this.#line.send({ type: 'hint', decision }));
  people = $derived(this.told === null ? null : new People(this.told));
  /** What the reader may do now; empty while that is still being shown or sent. */
  legal = $derived.by(() => (this.#ready() ? (this.update?.legal ?? []) : []));
  /** The same with their parts. */
  choices = $derived.by(() => (this.update && this.#ready() ? unfolded(this.update) : []));
  /** Whether the match is over, and all of its end is shown. */
  over = $derived(!this.busy && this.update?.over === true);
  mayTakeBack = $derived.by(() => this.#ready() && this.update?.can_take_back === true);
  /** What is in the way of what is refused, or to the field that is looked at, while that is said. */
  inTheWay = $derived.by(() => {
    if (this.refused !== null) return this.refused.obstacles;
    const idle = this.game?.idle ?? '';
    if (idle !== '') return this.#nowhere(idle)?.obstacles ?? [];
    const looked = this.game?.looked ?? null;
    if (looked === null || this.game?.hint !== this.whyNot(looked)) return [];
    return this.barredAt(looked)?.obstacles ?? [];
  });
  /** Whether the reader may ask what is best: there is a choice, and a coach. */
  mayAsk = $derived.by(() => this.told?.coach === true && this.legal.length > 1);

  #line: Speaking;
  readonly #elsewhere: Elsewhere | null;
  /** What this seat adds to the table's chance. */
  readonly #seed: Seed | null;
  #name: string | null;
  #sign: string | null;
  #version = 0;
  #opening: Promise<void> | null = null;
  #rejoined = false;
  /** Where what is chosen cannot go, as the server has answered. */
  #barred = $state.raw<BarredTold | null>(null);
  /** What was asked about last, and how many answers are still to come. */
  #wondered = '';
  #wondering = 0;

  constructor(
    id: string,
    key: string | null,
    name: string | null,
    elsewhere: Elsewhere | null = null,
    sign: string | null = null,
  ) {
    this.id = id;
    this.key = key;
    this.#name = name;
    this.#sign = sign;
    this.#elsewhere = elsewhere;
    this.host = elsewhere === null ? (recentTable(id)?.host ?? null) : null;
    this.#seed = key === null || elsewhere !== null ? null : seedOf(id, key);
    const promise = this.#seed?.promise ?? null;
    const listener: Listener = {
      join: () => ({
        type: 'join',
        key,
        name: this.#name,
        sign: this.#sign,
        since: this.#version,
        promise,
        host: this.host,
      }),
      hear: (message) => this.#hear(message),
      state: (state) => this.#lineIs(state),
    };
    this.together = new Together(
      id,
      (message) => this.#line.send(message),
      (seat, invitation) => this.#keepInvitation(seat, invitation),
    );
    this.#line = elsewhere?.line(listener) ?? new Line(id, listener);
  }

  // What is shown of it by now

  /** The latest update that is fully shown. */
  get update(): Update | null {
    return this.teller.update;
  }

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.teller.busy;
  }

  get entries(): Entry[] {
    return this.teller.entries;
  }

  /** The latest events in words, for screen readers. */
  get spoken(): string {
    return this.teller.spoken;
  }

  set spoken(words: string) {
    this.teller.spoken = words;
  }

  /** What has happened since the reader was asked last. */
  get since(): Told[] {
    return this.teller.since;
  }

  /** Whose turn is shown at this moment. */
  get turn(): number[] {
    return this.teller.turn;
  }

  get clock(): Clock {
    return this.teller.clock;
  }

  /** Settles once the game is there; null while nothing is known of it. */
  get opened(): Promise<void> | null {
    return this.#opening;
  }

  /** How much time the reader's own clock has left, in milliseconds; null while it stands. */
  get timeLeft(): number | null {
    const seat = this.told?.seat ?? null;
    const clock = seat === null ? null : this.together.left(seat);
    return clock?.running === true ? clock.turn + clock.bank : null;
  }

  /** Whether somebody leads here, who answers every single step: as in a lesson. */
  get led(): boolean {
    return this.#elsewhere?.led === true;
  }

  /** The actions that are asked for here, where somebody leads; none where all are as good. */
  get asked(): string[] {
    return this.#elsewhere?.asked?.() ?? [];
  }

  /** Whether nobody else plays here but bots. */
  get alone(): boolean {
    const { seats = [], seat = null } = this.told ?? {};
    return seats.every((one) => one.seat === seat || one.kind === 'bot');
  }

  /** Whether the reader's choice is the one shown: others may act beside it (an exchange). */
  #ready(): boolean {
    const { update, newest, sent, line, busy } = this;
    if (update === null || newest === null || sent !== null || line !== 'open') return false;
    if (this.held) return false;
    return !busy || sameChoice(update, newest);
  }

  /** Tells the table the reader's name, if there is one, and what stands beside it. */
  rename(name: string | null, sign: string): void {
    if (name === this.#name && sign === this.#sign) return;
    this.#name = name;
    this.#sign = sign;
    this.#line.rejoin();
  }

  play(action: string): void {
    const decision = this.update?.decision;
    if (decision !== undefined) this.#say({ type: 'play', decision, action });
  }

  takeBack(): void {
    const decision = this.update?.decision;
    if (decision !== undefined) this.#say({ type: 'take_back', decision });
  }

  /** Lets the match begin without those who are missing. */
  begin(): void {
    this.#line.send({ type: 'begin' });
  }

  /** More about what is looked at, or that it has to be touched once more, unless a card is looked at. */
  get hint(): string {
    const { asksAgain, game } = this;
    return asksAgain && !game?.lookedCard ? t('lens-again') : (game?.hint ?? '');
  }

  /** Whether the reader holds something: a game may have ways to be played without. */
  get holds(): boolean {
    const { client, game, told } = this;
    if (game === null || client?.Hand === undefined) return false;
    const seat = told?.seat ?? null;
    return seat !== null && game.status(seat).cards !== null;
  }

  /** Asks the coach what is best now. */
  askCoach(): void {
    if (this.mayAsk && this.update !== null) this.coach.ask(this.update.decision);
  }

  /** Another match; with `rotate` everybody sits one seat further on. */
  again(rotate = false): void {
    this.goesOn = true;
    if (this.next === null) this.#line.send({ type: 'again', rotate });
  }

  #keepInvitation(seat: number, invitation: string): void {
    const known = recentTable(this.id)?.invitations;
    const game = this.told?.game ?? '';
    keep({ table: this.id, game, invitations: { ...known, [seat]: invitation } });
  }

  /** Asks the server why what is chosen cannot go where it cannot; nothing if nothing is. */
  wonder(chosen: string | null): void {
    if (this.legal.length === 0 || this.update === null) return;
    const about = `${chosen} @${this.update.version}`;
    if (!chosen || about === this.#wondered) return;
    if (this.#line.send({ type: 'why', chosen })) {
      this.#wondered = about;
      this.#wondering += 1;
    }
  }

  /** Why what is chosen cannot go to this field; null if it can, or not known yet. */
  barredAt(field: string): WhyNot | null {
    const barred = this.#barred;
    if (barred?.version !== this.update?.version || barred?.chosen !== this.game?.chosen)
      return null;
    return barred?.fields[field] ?? null;
  }

  /** The same in words; empty if there is nothing to be said. */
  whyNot(field: string): string {
    const why = this.barredAt(field);
    return why === null || this.told === null ? '' : refusalWords(this.told.game, why);
  }

  /**
   * Why what is looked at goes nowhere at all: what the game puts foremost, what is in its way, or
   * what all fields say alike.
   */
  #nowhere(chosen: string): WhyNot | null {
    const barred = this.#barred;
    if (barred?.version !== this.update?.version || barred?.chosen !== chosen) return null;
    const answers = Object.values(barred.fields);
    const [first, ...others] = answers;
    const alike = others.every(({ reason }) => reason === first?.reason) ? first : undefined;
    const foremost = answers.find(({ reason }) => this.game?.foremost?.includes(reason));
    return foremost ?? answers.find(({ obstacles }) => obstacles.length > 0) ?? alike ?? null;
  }

  /** The same in words; empty if there is no one reason. */
  whyNowhere(chosen: string): string {
    const why = this.#nowhere(chosen);
    return why === null || this.told === null ? '' : refusalWords(this.told.game, why);
  }

  /** The paragraph that says why not, by what is said of it; null if nothing was asked about. */
  paragraphOf(said: string): string | null {
    const game = this.told?.game;
    if (game === undefined || said === '') return null;
    const answers = Object.values(this.#barred?.fields ?? {});
    return answers.find((why) => said.endsWith(refusalWords(game, why)))?.rule ?? null;
  }

  /** Settles once all is shown that has been told so far. */
  get shown(): Promise<void> {
    return this.teller.shown;
  }

  /** Shows at once what is still being played; what is held has been seen. */
  hurry(): void {
    this.teller.hurry();
  }

  /** An event in words; null for what is not worth a sentence. */
  sentence(event: Told): string | null {
    const { client, people, geometry } = this;
    if (client === null || people === null || geometry === null) return null;
    return sentences(event, people) ?? client.sentence?.(event, people, geometry) ?? null;
  }

  /** What one of the reader's legal actions is called; the text itself if it is none. */
  named(action: string): string {
    const { client, people, geometry, update, told } = this;
    if (!client || !people || !geometry || !update || told?.seat == null) return action;
    const choice = unfolded(update).find(({ text }) => text === action);
    const deciding = { seat: told.seat, observation: update.observation, people, geometry };
    const said = choice === undefined ? null : sentences(choice, people);
    return said ?? client.actionWords?.(action, deciding) ?? action;
  }

  /** What there is to say of an action, in one line. */
  reasons(because: Told[]): string {
    const { people } = this;
    if (people === null) return '';
    return because.map((line) => words(line as unknown as Said, people)).join(' ');
  }

  leave(): void {
    this.teller.leave();
    this.together.leave();
    this.#line.close();
  }

  #say(message: Sent): void {
    this.refused = null;
    this.sent = message;
    this.#line.send(message);
  }

  #lineIs(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    this.#rejoined = true;
    this.coach.forget();
    this.together.begin();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.#opening = this.#welcome(message);
    else if (message.type === 'update') this.#receive(message);
    else if (message.type === 'error') this.#refuse(message);
    else if (message.type === 'barred') this.#answer(message);
    else if (message.type === 'hint') this.coach.hear(message);
    else if (message.type === 'reveal') this.secret = message.secret;
    else if (message.type === 'again') this.next = message.table;
    else this.together.hear(message);
  }

  async #welcome(told: TableTold): Promise<void> {
    const opening = this.#opening;
    this.told = told;
    this.#addToChance(told);
    this.#wondering = 0;
    this.#wondered = '';
    if (opening !== null) return opening;
    const client = await clientOf(told.game);
    if (client === null) {
      this.barred = { code: 'no_game', message: told.game, rule: null, reason: null, args: {} };
      return;
    }
    this.geometry = await (this.#elsewhere?.geometry() ?? api.tableGeometry(told.table));
    this.client = client;
    this.game = client.open(this, this.geometry);
  }

  /** Keeps what is told, and then shows the own seed, once all promises stand. */
  #addToChance(told: TableTold): void {
    if (this.#seed === null) return;
    witness(this.#seed, told);
    if (isAsked(told, this.#seed)) this.#line.send({ type: 'seed', seed: this.#seed.seed });
  }

  #answer(barred: BarredTold): void {
    this.#wondering -= 1;
    this.#barred = barred;
    this.game?.learned?.();
  }

  #refuse(error: ErrorTold): void {
    if (this.sent === null && this.coach.thinking) return this.coach.fail();
    // Nobody has to be told that a question came too late.
    if (this.sent === null && this.#wondering > 0) {
      this.#wondering -= 1;
      return;
    }
    this.sent = null;
    if (this.told === null) this.barred = ofLink(error);
    else this.refused = error;
  }

  #receive(update: Update): void {
    this.#version = update.version;
    if (this.newest !== null && !sameChoice(this.newest, update)) this.coach.forget();
    this.newest = update;
    this.#answered(update);
    this.teller.tell(update);
  }

  /** Whether the update answers what was sent; if the line was cut before, it is sent again. */
  #answered(update: Update): void {
    if (this.sent === null) {
      this.#rejoined = false;
      return;
    }
    if (update.decision !== this.sent.decision || update.legal.length === 0) this.sent = null;
    else if (this.#rejoined) this.#line.send(this.sent);
    this.#rejoined = false;
  }
}
