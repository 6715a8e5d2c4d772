/** A game of Rufus at a table: the scene, and the reader's choice of an action. */

import type { HandTable, Wish } from '../../cards/hand';
import type { Held } from '../../cards/deck';
import type { Geometry, Told } from '../../messages';
import { sentences } from '../../said';
import { hurries, retreats } from '../../table/board/choosing';
import type { Clock } from '../../table/clock';
import type { Action, SeatStatus } from '../../table/game';
import type { Table } from '../../table/table.svelte';
import { listed, t } from '../../texts.svelte';
import { deckOf, keeps, leads } from './deck';
import { Scene } from './scene.svelte';
import type { Fox, RufusChoice, RufusEvent, RufusObservation, Stone } from '../../wire/rufus';
import { capital, one, place, thingsOn } from './words';

const FOX = 'fox';
const stoneOn = (field: string): string => `stone ${field}`;
const card = (code: string): string => `lay ${code}`;

export class RufusTable implements HandTable {
  readonly table: Table;
  /** The board lies as it is drawn for everybody. */
  readonly geometry: Geometry;
  readonly scene: Scene;

  /** What is to be moved or laid, as actions begin: `fox`, `stone 48`, `lay 5`. */
  chosen = $state<string | null>(null);
  /** The field that was aimed at where another lies very near: then it is asked once more. */
  aimed = $state<string | null>(null);
  /** The field, or card of the hand, that is looked at. */
  looked = $state<string | null>(null);
  lookedCard = $state<Held | null>(null);
  wish = $state.raw<Wish | null>(null);
  wantsActions = $state(false);

  seen = $derived.by(
    () => this.table.update?.observation as unknown as RufusObservation | undefined,
  );
  deck = $derived.by(() => deckOf(this.seat ?? 0));
  hand: Held[] = $derived.by(() =>
    this.scene.hand.map((value) => ({ id: value, code: String(value) })),
  );
  moves = $derived.by(() => this.table.choices as unknown as RufusChoice[]);
  /** Where what is chosen may go, by field. */
  targets = $derived.by(() => {
    const moves = this.moves.filter((move) => takenFor(move) === this.chosen);
    return new Map(moves.map((move) => [move.to, move]));
  });
  /** The same, and by the field on which it is stopped on its way. */
  goals = $derived.by(() => {
    const stones = [...this.targets.values()].filter((move) => move.kind === 'stone');
    const ends = stones.map((move): [string, RufusChoice] => [move.end, move]);
    return new Map([...ends, ...this.targets]);
  });
  /** What may be chosen, as actions begin. */
  openings = $derived.by(() => new Set(this.moves.map(takenFor)));
  /** The action that would be played by a click now. */
  aim: RufusChoice | null = $derived.by(
    () => this.goals.get(this.aimed ?? this.looked ?? '') ?? null,
  );

  constructor(table: Table, geometry: Geometry) {
    this.table = table;
    this.geometry = geometry;
    this.scene = new Scene(geometry, this.seat);
  }

  get seat(): number | null {
    return this.table.told?.seat ?? null;
  }

  /** Whether the reader is asked for something. */
  get asked(): boolean {
    return this.moves.length > 0;
  }

  // What is shown

  show(observation: Told, anew = false): void {
    this.scene.show(observation as unknown as RufusObservation);
    if (anew) this.scene.marks = [];
  }

  tell(event: Told, rest: Told[], clock: Clock): Promise<void> {
    const [told, others] = [event, rest] as unknown as [RufusEvent, RufusEvent[]];
    return this.scene.tell(told, others, clock);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  reset(): void {
    this.chosen = null;
    this.aimed = null;
    this.looked = null;
  }

  status(seat: number): SeatStatus {
    const cards = this.scene.sizes[seat] ?? 0;
    const status = { cards, text: t('rufus-cards-held', { count: cards }), starter: false };
    return this.scene.out.includes(seat) ? { ...status, doing: t('rufus-out') } : status;
  }

  // What is asked

  get prompt(): string {
    if (!this.asked) return this.#waiting();
    const { chosen } = this;
    if (chosen === null) return t('rufus-prompt-play', this.#left());
    if (this.targets.size === 0) return t('rufus-prompt-nowhere');
    if (chosen === FOX) return t('rufus-prompt-fox');
    const [kind, named] = chosen.split(' ');
    if (kind === 'lay') return t('rufus-prompt-card', { card: one(Number(named)) });
    return t('rufus-prompt-stone');
  }

  #left(): { points: number; left: string } {
    const can = new Set(this.moves.map(({ kind }) => kind));
    const left = can.has('fox')
      ? can.has('lay')
        ? 'all'
        : 'fox'
      : can.has('lay')
        ? 'card'
        : 'stone';
    return { points: this.scene.turn.points, left };
  }

  #waiting(): string {
    const { table } = this;
    const seat = table.turn[0];
    if (table.update?.over || this.seen === undefined) return t('rufus-phase-over');
    if (seat === undefined || table.people === null) return '';
    if (seat === this.seat) return t('your-turn');
    const who = table.people.name(seat, '.nom');
    const { points } = this.scene.turn;
    return points === 0
      ? t('rufus-prompt-wait', { who })
      : t('rufus-prompt-play-wait', { who, points });
  }

  /** Whether it is said what is to be moved or laid. */
  get begun(): boolean {
    return this.asked && this.chosen !== null;
  }

  get hint(): string {
    if (this.lookedCard !== null) return this.#cardHint(this.lookedCard);
    if (this.aim !== null) return this.#moveHint(this.aim);
    return this.looked === null ? '' : this.fieldHint(this.looked);
  }

  #cardHint({ code }: Held): string {
    const does = listedPlainly([leads(Number(code)), keeps(Number(code))]);
    const why = this.#isIdle(card(code)) ? this.table.whyNowhere(card(code)) : '';
    return why === '' ? does : `${does}. ${why}`;
  }

  /** Whether something can be neither moved nor laid now, though other things can. */
  #isIdle(taken: string): boolean {
    return this.asked && !this.openings.has(taken);
  }

  /** What is looked at and goes nowhere: a card of the hand, or what has been chosen. */
  get idle(): string {
    const { looked, lookedCard } = this;
    const elsewhere = looked !== null && !this.isChosen(looked);
    const chosen = elsewhere ? null : this.chosen;
    const taken = lookedCard === null ? chosen : card(lookedCard.code);
    return taken !== null && this.#isIdle(taken) ? taken : '';
  }

  get onlyNames(): boolean {
    const { looked, chosen } = this;
    if (looked === null || this.lookedCard !== null || this.aim !== null) return false;
    return chosen === null ? this.#reachedBy(looked).length === 0 : this.why(looked) === '';
  }

  #moveHint(move: RufusChoice): string {
    const points = t('rufus-move-points', { points: move.points });
    return `${this.#stopped(move) || this.#words(move)} (${points})`;
  }

  /** Whose card on its way a stone will not get past; empty if it gets where it is sent. */
  #stopped(move: RufusChoice): string {
    const { people } = this.table;
    if (!isStopped(move) || people === null) return '';
    const at = place(this.geometry, move.end);
    return t('rufus-way-met', { owner: people.name(move.meets, '.of'), at });
  }

  /** What an action does. */
  #words(move: RufusChoice): string {
    const { people } = this.table;
    return (people && sentences(move, people)) ?? move.text;
  }

  /** Why what is chosen cannot go to a field; empty if it can, or nothing is known. */
  why(field: string): string {
    if (!this.asked || this.chosen === null || this.goals.has(field)) return '';
    if (!this.isChosen(field)) return this.table.whyNot(field);
    const { idle } = this;
    return idle === '' ? '' : this.table.whyNowhere(idle) || (this.table.led ? this.prompt : '');
  }

  /** Why what is chosen cannot go to a field; else what is there, and what could get there. */
  fieldHint(field: string): string {
    const why = this.why(field);
    if (why !== '') return why;
    const things = thingsOn(this.scene, field, this.table.people);
    const what = capital(listedPlainly([place(this.geometry, field), ...things]));
    const alone = this.chosen === null && things.length === 1;
    const fox = alone && this.scene.fox.field === field ? [t('rufus-fox.help')] : [];
    return [what, ...fox, ...this.#reachedBy(field)].join('. ');
  }

  /** What could be moved to a field or laid beside it, if nothing is chosen yet. */
  #reachedBy(field: string): string[] {
    if (this.chosen !== null || !this.asked) return [];
    const moves = this.moves.filter((move) => endOf(move) === field);
    if (moves.length === 0) {
      return this.choosable(field).length > 0 ? [] : [t('rufus-ways-none')];
    }
    const ways = [
      ...moves.filter((move) => move.kind !== 'lay').map((move) => this.#way(move)),
      ...(moves.some(({ kind }) => kind === 'lay') ? [t('rufus-way-card')] : []),
    ];
    return [t('rufus-ways', { ways: listed(ways, 'disjunction') })];
  }

  #way(move: Fox | Stone): string {
    const { kind, points } = move;
    if (kind === 'fox') return t('rufus-way-fox', { points });
    return t('rufus-way-stone', { points, from: place(this.geometry, move.from) });
  }

  get actions(): Action[] {
    return [...this.#answers(), ...this.#ways()];
  }

  /** The button that plays where a finger could have meant another field. */
  #answers(): Action[] {
    const move = this.aimed === null ? undefined : this.targets.get(this.aimed);
    if (move === undefined) return [];
    const label = this.#stopped(move) || this.#words(move);
    return [
      { id: move.text, label, short: t('confirm-field'), main: true, run: () => this.#play(move) },
    ];
  }

  /** Buttons that lead back. */
  #ways(): Action[] {
    const back: Action[] = [];
    if (this.chosen !== null && this.asked) {
      back.push({ id: 'back', label: t('step-back'), main: false, run: () => this.back() });
    }
    if (this.table.mayTakeBack) {
      const words = { label: t('rufus-action-take_back'), short: t('rufus-take-back') };
      back.push({ id: 'take-back', ...words, main: false, run: () => this.table.takeBack() });
    }
    return back;
  }

  // Choosing

  /** What on a field the reader may choose, the fox first. */
  choosable(field: string): string[] {
    if (!this.asked) return [];
    const own = this.scene.stonesOn(field).some(({ owner }) => owner === this.seat);
    return [...(this.scene.fox.field === field ? [FOX] : []), ...(own ? [stoneOn(field)] : [])];
  }

  /** Whether it is what stands there that is chosen. */
  isChosen(field: string): boolean {
    return this.chosen !== null && this.choosable(field).includes(this.chosen);
  }

  /**
   * Whether a finger on a field is asked once more: it could have meant one of the others, or has
   * not been told that a card stops the stone on its way there.
   */
  unsure(field: string, others: readonly { name: string }[]): boolean {
    const move = this.goals.get(field);
    const rivals = others.some(({ name }) => this.goals.has(name));
    return rivals || (move !== undefined && isStopped(move));
  }

  /**
   * A click on a field, or Enter there: what is chosen goes there; else what stands there is
   * chosen. `unsure` if it is asked once more.
   */
  pickField(field: string, byKey = false, unsure = false): void {
    if (hurries(this.table, this.asked)) return;
    const move = this.goals.get(field);
    if (move !== undefined) return this.#aimAt(move, unsure);
    this.aimed = null;
    const things = this.choosable(field);
    if (things.length === 0) return this.#say(byKey, field);
    this.choose(after(things, this.chosen), byKey);
  }

  /** A finger may have meant this field: the button plays what would go there. */
  offer(field: string): boolean {
    this.aimed = this.goals.get(field)?.to ?? null;
    return this.aimed !== null;
  }

  #aimAt(move: RufusChoice, unsure: boolean): void {
    if (!unsure || this.aimed === move.to) return this.#play(move);
    this.aimed = move.to;
  }

  /** Chooses what is to be moved or laid; null lets go. */
  choose(chosen: string | null, byKey = false): void {
    this.chosen = chosen;
    this.aimed = null;
    if (!byKey || chosen === null) return;
    const [first] = this.targets.values();
    if (first === undefined) this.table.spoken = this.prompt;
    else this.#lead(first);
  }

  consider(action: string | null): void {
    const move = this.moves.find(({ text }) => text === action);
    this.chosen = move === undefined ? null : takenFor(move);
    this.aimed = move?.to ?? null;
  }

  pickCard({ code }: Held, byKey = false): void {
    if (hurries(this.table, this.asked) || !this.asked) return;
    this.choose(this.chosen === card(code) ? null : card(code), byKey);
  }

  back(): void {
    if (this.chosen?.startsWith('lay ')) this.wish = { zone: 'hand' };
    this.choose(null);
  }

  #play(move: RufusChoice): void {
    this.table.play(move.text);
  }

  /** Takes the keyboard to where what is chosen may go, and says what may be done there. */
  #lead(first: RufusChoice): void {
    this.wish = { zone: 'board', field: first.to };
    const ways = [...this.targets.values()].map((move) => place(this.geometry, move.to));
    this.table.spoken = `${this.prompt} ${listed(ways, 'disjunction')}`;
  }

  /** Whom the keyboard leads is told why nothing happens. */
  #say(byKey: boolean, field: string): void {
    if (byKey) this.table.spoken = this.fieldHint(field);
  }

  key(event: KeyboardEvent): boolean {
    const back = this.chosen === null ? null : () => this.back();
    if (retreats(event, this.table, back)) return true;
    if (event.key.toLowerCase() === 'r' && this.asked) {
      this.choose(this.chosen === FOX ? null : FOX, true);
      return true;
    }
    const held = this.hand.find(({ code }) => code === event.key);
    if (held !== undefined) this.pickCard(held, true);
    return held !== undefined;
  }

  // The hand

  /** The cards that can be laid now. */
  get playable(): string[] {
    return this.hand.filter(({ code }) => this.openings.has(card(code))).map(({ code }) => code);
  }

  isPicked({ code }: Held): boolean {
    return this.chosen === card(code);
  }

  /** A card in words: its number, where it leads, and whether it can be laid now. */
  cardName({ code }: Held): string {
    const idle = this.#isIdle(card(code));
    const name = listedPlainly([this.deck.name(code), leads(Number(code))]);
    return idle ? listedPlainly([name, t('card-idle-short')]) : name;
  }
}

/** What has to be chosen for an action. */
function takenFor(move: RufusChoice): string {
  if (move.kind === 'fox') return FOX;
  return move.kind === 'lay' ? card(String(move.card)) : stoneOn(move.from);
}

/** Where it really goes: a stone perhaps no further than to a card or to Rufus. */
function endOf(move: RufusChoice): string {
  return move.kind === 'stone' ? move.end : move.to;
}

/** Whether a stone meets a card and gets no further. */
export function isStopped(move: RufusChoice): move is Stone & { meets: number } {
  return move.kind === 'stone' && typeof move.meets === 'number';
}

/** The next of these after what is chosen; null after the last. */
function after(things: string[], chosen: string | null): string | null {
  return things[things.indexOf(chosen ?? '') + 1] ?? null;
}

const listedPlainly = (parts: string[]): string => parts.join(', ');
