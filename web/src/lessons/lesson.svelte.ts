/** A scene of a lesson at a table of its own: what is shown there, said, and asked. */

import type { ClientMessage, LessonMoment, LessonTold, Update } from '../messages';
import { wholeUpdate } from '../replay/replayer.svelte';
import { settings } from '../settings.svelte';
import { api } from '../table/api';
import { refusalWords, refusedByServer } from '../table/rules';
import type { Listener } from '../table/socket';
import { Table } from '../table/table.svelte';
import { fieldsOf } from '../table/telling/went';
import { has, t } from '../texts.svelte';
import { begins, cellsAsked, cellsOf, idleIn, isPartOf, partsOf, whereNow } from './choices';
import { sceneOf, tableOf, type Script } from './script';
import { isSaid, shownIn, stepsOf, type Step } from './steps';

/** A sentence, and the fields it speaks of. */
export interface Sentence {
  text: string;
  point: string[];
  /** The paragraph of the rules that it says. */
  rule?: string | null;
}

/** Between two moments, in milliseconds at normal speed. */
const REST = 500;
/** So long the result of a wrong try is seen before it is taken back. */
const SEEN = 2000;
/** So long what is shown can be looked at before it is played. */
const CONSIDERED = 1400;
/** So long nobody is offered a hint; but in the first scene it stands there at once. */
const PATIENCE = 12_000;
/** After so many misses the piece is marked, and then it is offered to be shown. */
const MARK_AFTER = 2;
const OFFER_AFTER = 3;

export class Lesson {
  readonly table: Table;
  /** Where the scene stands by now. */
  told = $state.raw<LessonTold | null>(null);
  /** Parts of the table that a small position would distort. */
  hide = $state.raw<string[]>([]);
  /** What is said and waits until it has been read. */
  said = $state.raw<Sentence | null>(null);
  /** What was said about the last try. */
  #answer = $state.raw<Sentence | null>(null);
  /** How often the task at hand was missed. */
  misses = $state(0);
  /** Whether there has been time enough to find it without a hint. */
  hinted = $state(false);
  /** What is being done at this moment, in words; null while nobody is at work. */
  #happening = $state<string | null>(null);
  /** Whether the board plays what is asked for. */
  showing = $state(false);
  /** Why there is no scene to be seen. */
  fault = $state<string | null>(null);

  /** The same as far as it can be seen; before that only that it happens. */
  happening = $derived.by(() => {
    const { game } = this.table;
    return this.#happening !== null && game?.undecided ? game.prompt : this.#happening;
  });
  task = $derived(this.said === null ? (this.told?.task ?? null) : null);
  done = $derived(this.said === null && this.told?.done === true);
  /** What the board says of what is looked at; else what comes next, or the hint waited for, unless
   * the last try has been answered. */
  hint = $derived.by(() => {
    const { task, table, hinted } = this;
    if (task === null || table.held) return '';
    const own = table.hint;
    if (this.#nextWords !== '' && (own === '' || table.game?.lookedCard)) return this.#nextWords;
    // What is said of a whole turn no longer helps when a part of it is done.
    const helps =
      hinted && task.hint !== null && this.answer === null && !this.#underWay ? t(task.hint) : '';
    return own === '' || (helps !== '' && table.game?.onlyNames) ? helps : own;
  });
  offersToShow = $derived(this.misses >= OFFER_AFTER);
  /** The fields that are ringed now. */
  point = $derived.by(() => {
    if (this.said !== null || this.answer?.point.length)
      return (this.said ?? this.answer)?.point ?? [];
    if (this.done) return this.#pointed;
    if (this.task === null) return [];
    if (this.misses >= MARK_AFTER) return this.#cellsOf(this.task.show[0]);
    const since = this.#shown.slice(this.#marks[this.#from]).flatMap(({ events }) => events);
    return [...new Set(this.task.point.map((cell) => whereNow(cell, since)))];
  });

  /** While something is done, where that is, and what was looked at before; else null. */
  #others = $state.raw<string[] | null>(null);
  /** The fields that are looked at closely: those spoken of, and where one may go as is asked. */
  close = $derived.by(() => {
    const { said, task } = this;
    const spoken = (said ?? task)?.point ?? [];
    if (this.#others !== null) return [...new Set([...spoken, ...this.#others])];
    if ((said ?? task) === null) return [];
    return [...new Set([...spoken, ...cellsAsked(this.table.choices, this.#asked)])];
  });

  #listener: Listener | null = null;
  /** What the server has answered after so many actions, and how many updates were shown then. */
  #tolds: LessonTold[] = [];
  #marks: number[] = [];
  #shown: Update[] = [];
  #actions: string[] = [];
  /** How many actions stood before the task at hand. */
  #from = 0;
  /** What there is to be shown since the last action, how much of that has been, and what is at work. */
  #steps: Step[] = [];
  #at = 0;
  #running: Promise<void> | null = null;
  #read: (() => void) | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly game: string,
    readonly scene: string,
    private readonly script: Script = sceneOf(game, scene),
    private readonly patience = PATIENCE,
  ) {
    this.table = new Table(`lesson ${game} ${scene}`, null, null, {
      line: (listener) => {
        this.#listener = listener;
        return {
          send: (said) => this.#hear(said),
          rejoin: () => undefined,
          close: () => undefined,
        };
      },
      geometry: () => {
        const { seats, options } = this.#latest;
        return api.geometry(game, seats, options as Record<string, string | number>);
      },
      led: true,
      asked: () => this.task?.show ?? [],
    });
    this.#listener?.state('open');
  }

  /** Begins the scene, or goes on where these actions have led. */
  begin(actions: string[]): Promise<void> {
    return this.#run(async () => {
      for (let count = 0; count <= actions.length; count++) {
        await this.#ask(actions.slice(0, count));
        if (count === 0) this.#listener?.hear(tableOf(this.#latest));
        if (count < actions.length) this.#remember(this.#latest);
      }
      if (actions.length === 0) return this.#show(this.#latest);
      this.#remember(this.#latest);
      this.#restore(actions.length - this.#latest.take_back);
      await this.table.shown;
    });
  }

  get #latest(): LessonTold {
    const latest = this.#tolds.at(-1);
    if (latest === undefined) throw new Error('no scene has been told yet');
    return latest;
  }

  async #ask(actions: string[]): Promise<void> {
    const told = await this.script.tell({ actions });
    this.#actions = actions;
    this.#tolds = [...this.#tolds.slice(0, actions.length), told];
    this.hide = told.hide;
  }

  /** Does something that takes a while, one thing after the other. */
  async #run(does: () => Promise<void>): Promise<void> {
    const running = does().catch((error: unknown) => {
      this.fault = refusedByServer(error);
    });
    this.#running = running;
    await running;
    if (this.#running === running) this.#running = null;
    this.table.sent = null;
    this.table.held = this.told?.done === true;
    this.touched();
  }

  // What the table says

  #hear(message: ClientMessage): boolean {
    if (message.type === 'play') void this.#play(message.action);
    else if (message.type === 'take_back') this.#takeBack();
    else if (message.type === 'why') void this.#wonder(message.chosen);
    return true;
  }

  /** Whether a part of what is asked for is done already. */
  get #underWay(): boolean {
    return this.told?.verdict === 'under_way';
  }

  /** What is to be done next, once a part of what is asked for has been chosen rightly. */
  get #nextWords(): string {
    const { task, table } = this;
    const chosen = table.game?.begun === true ? (table.game.chosen ?? '') : '';
    const next = `${task?.text ?? ''}.next`;
    const right = table.choices.some(
      (choice) => task?.show.includes(String(choice['text'])) && begins(partsOf(choice), chosen),
    );
    return chosen !== '' && right && has(next) ? t(next) : '';
  }

  /** Plays an action; what is said before a task, or before others move, is taken as read then. */
  async #play(action: string): Promise<void> {
    if (this.#running !== null || this.showing) {
      if (this.showing || this.said === null || shownIn(this.#steps.slice(this.#at)) > 0) {
        this.table.sent = null;
        return this.showing ? undefined : this.next();
      }
      await this.#skipRest();
      // Who has not read what is asked yet reads it first, unless that is what was done.
      if (!this.task?.show.includes(action)) {
        this.table.sent = null;
        return;
      }
    }
    if (this.told?.done === true) this.table.sent = null;
    else await this.#act(action);
  }

  #act(action: string): Promise<void> {
    return this.#run(async () => {
      this.#answer = null;
      this.hinted = false;
      await this.#ask([...this.#actions, action]);
      await this.#show(this.#latest);
    });
  }

  async #wonder(chosen: string): Promise<void> {
    if (this.#running !== null) return;
    const tried = this.task?.attempt === true ? this.task.show[0] : undefined;
    if (this.table.game?.begun && tried?.startsWith(`${chosen}>`)) return this.#act(tried);
    const wish = { actions: this.#actions, chosen };
    const told = await this.script.tell(wish).catch(() => null);
    if (told?.barred) this.#listener?.hear(told.barred);
  }

  /** Something was clicked, perhaps a card: that may be what was to be tried. */
  attempted(card: string | null = null): void {
    const tried = this.task?.attempt === true ? this.task.show[0] : undefined;
    if (tried === undefined || this.#running !== null || this.showing) return;
    if (this.#isTry(tried, card)) void this.#act(tried);
  }

  /** Whether going there with what is chosen is trying it; a card that goes nowhere never is chosen. */
  #isTry(tried: string, card: string | null): boolean {
    const { chosen, looked } = this.table.game ?? {};
    const there = tried.split(/[->]/).at(-1) === looked;
    const idle = idleIn(tried, this.table.choices);
    if (idle !== null && (card === idle || there)) return true;
    if (!chosen || !looked || !isPartOf(tried, chosen)) return false;
    return there || this.table.barredAt(looked)?.reason === this.task?.reason;
  }

  // What is shown

  async #show(told: LessonTold): Promise<void> {
    this.#steps = stepsOf(told);
    this.#at = 0;
    this.table.held = told.verdict === 'wrong' || told.done;
    if (told.verdict === 'tried') this.table.game?.consider(null);
    await this.#goOn(told);
  }

  async #goOn(told: LessonTold): Promise<void> {
    while (!this.#left) {
      const step = this.#steps[this.#at++];
      if (step === undefined) break;
      await (step === 'words' ? this.#say(this.#wordsOf(told)) : this.#showMoment(step));
    }
    this.#at = this.#steps.length;
    this.#marks[this.#actions.length] = this.#shown.length;
    await this.#judge(told);
  }

  async #showMoment({ kind, update, text, point }: LessonMoment): Promise<void> {
    if (kind === 'said') return this.#say({ text: t(text ?? ''), point });
    if (update === null) return;
    const others = kind === 'replied' || kind === 'chance';
    if (others || kind === 'played')
      this.#others = [...(this.#others ?? this.close), ...this.#fieldsIn(update)];
    this.#happening = this.#told(update) || null;
    this.#shown.push(update);
    // What is shown in place of what was done takes that out of what has happened, too.
    if (kind === 'shown') this.#showAgain();
    else this.#listener?.hear(update);
    await this.table.shown;
    if (others) await this.table.clock.pause(REST);
  }

  /** The fields that an update speaks of. */
  #fieldsIn({ events }: Update): string[] {
    const chronicle = this.table.client?.chronicle;
    return chronicle === undefined ? [] : events.flatMap((one) => fieldsOf(one, chronicle));
  }

  /** What an update tells, in words. */
  #told({ events }: Update): string {
    return events.flatMap((event) => this.table.sentence(event) ?? []).join(' ');
  }

  /** Says something, and waits until it has been read. */
  #say(sentence: Sentence): Promise<void> {
    this.#happening = null;
    this.said = sentence;
    return new Promise((resolve) => {
      this.#read = () => {
        this.said = null;
        this.#read = null;
        resolve();
      };
    });
  }

  /** What was said has been read. */
  next(): void {
    this.#read?.();
  }

  /** Leaves out what is still to be shown since the last action. */
  async #skipRest(): Promise<void> {
    this.#at = this.#steps.length;
    this.next();
    await this.#running;
  }

  async #judge(told: LessonTold): Promise<void> {
    if (this.#left) return;
    this.#others = null;
    this.#happening = null;
    if (told.take_back > 0) {
      this.misses += 1;
      this.#answer = this.#wordsOf(told);
      if (told.verdict === 'wrong') await this.table.clock.read(SEEN);
      // What has been tapped meanwhile is chosen as soon as it stands as before.
      this.table.held = false;
      this.#restore(this.#actions.length - told.take_back);
      await this.table.shown;
      return;
    }
    this.told = told;
    if (told.verdict === 'under_way') return;
    this.misses = 0;
    this.#from = this.#actions.length;
    if (told.done) this.script.finish(this.showing);
    else this.script.keep(this.#actions);
  }

  #wordsOf({ answer, why, moments }: LessonTold): Sentence {
    const own = this.script.answer?.(this.#actions, this.table) ?? '';
    const said = answer === null ? (why ? refusalWords(this.game, why) : own) : t(answer);
    const replaced = moments.some(({ kind }) => kind === 'shown');
    const text = replaced ? `${said} ${t('lesson-instead')}` : said;
    return { text, point: why?.obstacles ?? this.#pointed, rule: why?.rule ?? null };
  }

  /** The cells of what the scene itself says of what has been done. */
  get #pointed(): string[] {
    return this.script.pointed?.(this.#actions) ?? [];
  }

  /** What was said about the last try, as long as nothing is chosen for the next. */
  get answer(): Sentence | null {
    const { game, held } = this.table;
    const begun = game?.begun ?? Boolean(game?.chosen);
    return begun && !held ? null : this.#answer;
  }

  // Back

  /** Takes over what was told without showing it. */
  #remember(told: LessonTold): void {
    for (const { update } of told.moments) if (update !== null) this.#shown.push(update);
    this.#marks[this.#tolds.length - 1] = this.#shown.length;
    if (told.verdict !== 'under_way' && told.take_back === 0) this.#from = this.#tolds.length - 1;
  }

  /** Shows how it stood after so many actions. */
  #restore(count: number): void {
    this.#actions = this.#actions.slice(0, count);
    this.#tolds = this.#tolds.slice(0, count + 1);
    this.#shown = this.#shown.slice(0, this.#marks[count]);
    this.#from = Math.min(this.#from, count);
    this.told = this.#latest;
    this.#steps = stepsOf(this.#latest);
    this.#at = this.#steps.length;
    this.#showAgain();
  }

  /** Shows how it stood after what has been kept as shown. */
  #showAgain(): void {
    const moments = this.#shown.map((update) => ({ update }));
    const whole = wholeUpdate(moments, moments.length - 1);
    if (whole !== null) this.#listener?.hear(whole);
  }

  /** Where in the steps it stands what was said before; -1 if nothing was since the last action. */
  get #saidBefore(): number {
    const before = this.said === null ? this.#at : this.#at - 1;
    return this.#steps.slice(0, before).findLastIndex(isSaid);
  }

  /** Whether something was said before, or there is something to be taken back. */
  get mayGoBack(): boolean {
    if (this.showing) return false;
    return this.#saidBefore >= 0 || (this.#actions.length > 0 && !this.done);
  }

  /** One back: to what was said before; else to before what was done last. */
  async back(): Promise<void> {
    if (this.#running !== null && this.said === null) return;
    if (this.#saidBefore >= 0) return this.#sayAgain(this.#saidBefore);
    if (this.said !== null) await this.#skipRest();
    this.#takeBack();
  }

  /** Says again what was said then, and goes on from there. */
  #sayAgain(at: number): void {
    this.#answer = null;
    const [before, since] = [this.#steps.slice(0, at), this.#steps.slice(at, this.#at)];
    if (shownIn(since) > 0) {
      const earlier = this.#marks[this.#actions.length - 1] ?? 0;
      this.#shown = this.#shown.slice(0, earlier + shownIn(before));
      this.#showAgain();
    }
    this.#at = at;
    if (this.said === null) void this.#run(() => this.#goOn(this.#latest));
    else this.next();
  }

  /** Takes back what was done last. */
  #takeBack(): void {
    if (this.#running !== null || this.#actions.length === 0) return;
    this.#answer = null;
    this.misses = 0;
    this.table.held = false;
    this.#restore(this.#actions.length - 1);
    this.script.keep(this.#actions);
    this.table.sent = null;
    this.touched();
  }

  // Help

  /** Plays what is asked for, slowly; first a wrong try is taken back. */
  async show(): Promise<void> {
    const { task, told, showing } = this;
    if (showing || task === null) return;
    this.showing = true;
    if (this.#running !== null) this.table.clock.finish();
    await this.#running;
    if (!this.#left && this.told === told) await this.#playAll(task.show);
    this.showing = false;
  }

  async #playAll(actions: string[]): Promise<void> {
    this.#answer = null;
    this.table.clock.speed = 'slow';
    if (this.#actions.length > this.#from) this.#restore(this.#from);
    for (const action of actions) {
      await this.table.shown;
      this.table.game?.consider(action);
      await this.table.clock.pause(CONSIDERED);
      if (this.#left) return;
      await this.#act(action);
    }
    this.table.clock.speed = settings.speed;
  }

  /** Somebody is at work: a hint has time. */
  touched(): void {
    clearTimeout(this.#patience);
    if (this.hinted || this.#left) return;
    this.#patience = setTimeout(() => (this.hinted = this.task !== null), this.patience);
  }

  /** What is asked for by now. */
  get #asked(): string[] {
    return this.#tolds.at(-1)?.task?.show ?? [];
  }

  /** The fields of one of the actions that may be chosen. */
  #cellsOf(action: string | undefined): string[] {
    const choice = this.table.choices.find(({ text }) => text === action);
    return choice === undefined ? [] : cellsOf(choice);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#patience);
    this.next();
    this.table.leave();
  }
}
