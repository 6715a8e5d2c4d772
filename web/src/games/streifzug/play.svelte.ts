/** A game of Streifzug durch at a table: the scene, and the reader's choice of an action. */

import type { HandTable, Wish } from '../../cards/hand';
import type { Held } from '../../cards/deck';
import type { Cell, Geometry, Told } from '../../messages';
import { sentences } from '../../said';
import { hurries, retreats } from '../../table/board/choosing';
import type { Clock } from '../../table/clock';
import type { Action, Opening, SeatStatus } from '../../table/game';
import { turnedBoard } from '../../table/board/geometry';
import type { Table } from '../../table/table.svelte';
import { listed, t } from '../../texts.svelte';
import type { StreifzugChoice, StreifzugEvent, StreifzugObservation } from '../../wire/streifzug';
import { actionsOf, cardActions } from './actions';
import { cardName, deck } from './deck';
import { faceOf } from './codes';
import { cardsFor, diceOf, holds, isCardMove, isWalk, type CardMove, type Walk } from './moves';
import { hintOf, promptOf } from './prompts';
import { waitingOf, withWaiting, type Waiting } from './roll/lapse';
import { openingOf } from './roll/opening';
import { Scene } from './scene.svelte';
import { capital, cellOf, cellsOf, otherOf, place } from './words';

export class StreifzugTable implements HandTable {
  readonly table: Table;
  /** The board as it lies before the reader. */
  readonly geometry: Geometry;
  readonly cells: Cell[];
  readonly scene: Scene;
  readonly deck = deck;

  /** The field of the figure that is to move, as its party names it. */
  from = $state<string | null>(null);
  /** The dice that it is to use; null as long as any will do. */
  dice = $state<string | null>(null);
  /** The cell that was chosen where several moves lead, or another lies very near. */
  target = $state<string | null>(null);
  /** The cell that is looked at. */
  looked = $state<string | null>(null);
  lookedCard = $state<Held | null>(null);
  /** The cards of the hand that are chosen. */
  picked = $state.raw<Held[]>([]);
  wish = $state.raw<Wish | null>(null);
  wantsActions = $state(false);
  /** Where the reader's figures wait for a number, after a roll of theirs that has lapsed. */
  waiting = $state.raw<Waiting[]>([]);

  seen = $derived.by(
    () => this.table.update?.observation as unknown as StreifzugObservation | undefined,
  );
  hand: Held[] = $derived.by(() => this.scene.hand);
  choices = $derived.by(() => this.table.choices as unknown as StreifzugChoice[]);
  cardMoves: CardMove[] = $derived.by(() => this.choices.filter(isCardMove));
  #all: Walk[] = $derived.by(() => this.choices.filter(isWalk));
  /** With a Hopser in hand chosen, its hops; else moves by dice. */
  moves = $derived.by(() => {
    const hopping = this.pickedFace === 'H';
    return this.#all.filter(({ kind }) => (kind === 'hop') === hopping);
  });
  /** The moves that fit what is chosen. */
  fitting = $derived.by(() =>
    this.moves.filter(
      (move) =>
        (this.from === null || move.from === this.from) &&
        (this.dice === null || diceOf(move) === this.dice),
    ),
  );
  /** Where a figure may go, by cell. */
  targets = $derived.by(() => {
    const targets = new Map<string, Walk[]>();
    for (const move of this.fitting) {
      const cell = this.cellOf(move.to);
      targets.set(cell, [...(targets.get(cell) ?? []), move]);
    }
    return targets;
  });
  /** Cells with figures that may move. */
  sources = $derived.by(() => new Set(this.moves.map(({ from }) => this.cellOf(from))));
  /** Whether a figure has to be chosen first: several may go by dice. */
  asksWho = $derived.by(
    () => this.from === null && this.pickedFace !== 'H' && this.sources.size > 1,
  );
  /** The only cell that any figure may go to: that figure need not be chosen. */
  onlyTarget = $derived.by(() => {
    const [cell, ...others] = this.targets.keys();
    return others.length > 0 || this.asksWho ? null : (cell ?? null);
  });
  /** The fields that are marked, with the moves that lead there; else only what is aimed at. */
  marked = $derived.by(() => {
    const aimed = this.target ?? this.looked;
    return [...this.targets].filter(([cell]) => !this.asksWho || cell === aimed);
  });
  /** The moves that the cell looked at or chosen stands for. */
  aims = $derived.by(() => this.targets.get(this.target ?? this.looked ?? '') ?? []);
  /** The way of the move that is looked at, cell by cell. */
  way = $derived.by(() => this.#wayOf(this.aims));

  constructor(table: Table, geometry: Geometry) {
    this.table = table;
    this.geometry = turnedBoard(geometry, table.told?.seat ?? null);
    this.cells = cellsOf(this.geometry);
    this.scene = new Scene(this.geometry, table.told?.seat ?? null);
  }

  get seat(): number | null {
    return this.table.told?.seat ?? null;
  }

  /** The reader's seat; whoever watches sees with the eyes of the first. */
  get me(): number {
    return this.seat ?? 0;
  }

  /** Whether the reader has to act. */
  get isAsked(): boolean {
    return this.choices.length > 0;
  }

  /** Whether the reader is asked for cards. */
  get asked(): boolean {
    const phase = this.seen?.phase;
    return this.isAsked && (phase === 'cards' || phase === 'give' || phase === 'patron');
  }

  cellOf(field: string): string {
    return cellOf(field, this.me);
  }

  /** A cell as the reader's actions name it; null for the start and goal of others. */
  fieldOf(cell: string): string | null {
    if (!/^[SZ]/.test(cell)) return cell;
    return cell === `${cell[0]}${this.me}` ? (cell[0] ?? '') : null;
  }

  /** The face of the only card that is chosen. */
  get pickedFace(): string {
    const [card] = this.picked;
    return this.picked.length === 1 && card ? faceOf(card.code) : '';
  }

  /** Whether nothing else is left than to let go: then it happens by itself after a moment. */
  get mustLetGo(): boolean {
    return this.choices.length === 1 && this.choices[0]?.kind === 'forgo';
  }

  /** The end of the turn where nothing else is left: no card is played for anybody. */
  get lone(): string | null {
    const [choice, ...others] = this.choices;
    return choice?.kind === 'end' && others.length === 0 ? choice.text : null;
  }

  /** How many cards somebody holds all can see. */
  get plainlyLone(): boolean {
    return this.lone !== null && this.hand.length === 0;
  }

  get chosen(): string | null {
    if (this.from === null) return null;
    if (this.pickedFace === 'H') return `hopser ${this.from}`;
    return this.dice === null ? this.from : `${this.dice} ${this.from}`;
  }

  #wayOf(moves: Walk[]): string[] {
    const [move] = moves;
    if (move === undefined || moves.some(({ from }) => from !== move.from)) return [];
    const fields = move.kind === 'move' ? move.path : [move.to];
    return [move.from, ...fields].map((field) => this.cellOf(field));
  }

  /** What an action is called. */
  said(choice: StreifzugChoice): string {
    const { people } = this.table;
    return people === null ? '' : (sentences(choice, people) ?? '');
  }

  // What is shown

  show(observation: Told, anew = false): void {
    this.scene.show(observation as unknown as StreifzugObservation);
    if (!anew) return;
    this.scene.marks = [];
    this.waiting = [];
  }

  async tell(event: Told, _rest: Told[], clock: Clock): Promise<void> {
    const told = event as unknown as StreifzugEvent;
    if (told.event === 'rolled') this.waiting = [];
    if (told.event === 'rolled' && told.seat === this.seat) await this.table.teller.roll();
    if (told.event === 'lapsed' && told.seat === this.seat)
      this.waiting = this.#waitsFor(told.seat);
    return this.scene.tell(told, clock);
  }

  /** Where a seat's figures wait for a number; nothing where a sum would do as well. */
  #waitsFor(seat: number): Waiting[] {
    return this.option('zone_sum') === 'on' ? [] : waitingOf(this.scene, this.geometry, seat);
  }

  explained(event: Told): Told {
    const told = event as unknown as StreifzugEvent;
    if (told.event !== 'lapsed' || told.seat !== this.seat) return event;
    return withWaiting(told, this.waiting) as unknown as Told;
  }

  opening(events: Told[], observation: Told): Opening | null {
    const seen = observation as unknown as StreifzugObservation;
    return openingOf(events as unknown as StreifzugEvent[], seen, this.seat);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  reset(): void {
    this.from = null;
    this.dice = null;
    this.target = null;
    this.picked = [];
  }

  status(seat: number): SeatStatus {
    const count = this.scene.sizes[seat] ?? 0;
    const basic = this.scene.open.length > 0;
    const status: SeatStatus = {
      cards: basic ? null : count,
      text: t('streifzug-cards-held', { count }),
      starter: false,
    };
    const { phase, throw: thrown } = this.seen ?? {};
    const victim = thrown?.owing?.[0] ?? thrown?.victims[0];
    if (seat !== victim || (phase !== 'patron' && phase !== 'give')) return status;
    return { ...status, doing: t('streifzug-doing', { phase }) };
  }

  // What is asked

  get prompt(): string {
    return promptOf(this);
  }

  get hint(): string {
    return hintOf(this);
  }

  /** The thrower for who was thrown, and the other way round. */
  get other(): number {
    return this.seen === undefined ? 0 : otherOf(this.seen, this.seat);
  }

  /** Whether something is chosen that can be given up. */
  get begun(): boolean {
    return this.from !== null || this.target !== null || this.picked.length > 0;
  }

  get actions(): Action[] {
    return actionsOf(this);
  }

  /** What was agreed for this table. */
  option(name: string): unknown {
    return this.table.told?.options[name];
  }

  /** The dice lead a figure there, but what has to be played forbids it. */
  readonly foremost = ['must_leave', 'more_dice'];

  /** A figure of the reader's that is looked at and cannot move, though others can. */
  get idle(): string {
    return this.#stuckOn(this.looked ?? '');
  }

  #stuckOn(cell: string): string {
    if (this.moves.length === 0 || this.isSource(cell) || this.targets.has(cell)) return '';
    const own = this.scene.on(cell).some(({ owner }) => owner === this.seat);
    return own ? (this.fieldOf(cell) ?? '') : '';
  }

  /** Why what is chosen cannot go to a cell, or what stands there nowhere; empty if it can. */
  why(cell: string): string {
    const stuck = this.#stuckOn(cell);
    const nowhere = stuck === '' ? '' : this.table.whyNowhere(stuck);
    if (nowhere !== '') return nowhere;
    if (this.chosen === null || !this.isAsked || this.targets.has(cell)) return '';
    return this.table.whyNot(cell);
  }

  get onlyNames(): boolean {
    const { looked } = this;
    if (looked === null || this.lookedCard !== null || this.aims.length === 1) return false;
    return this.why(looked) === '' && !(this.table.led && this.isChosen(looked));
  }

  /** Why a figure cannot go there; else what is there. */
  cellHint(cell: string): string {
    const why = this.why(cell);
    if (why !== '' && !this.isSource(cell)) return why;
    return capital([place(this.geometry, cell), ...new Set(this.thingsOn(cell))].join(', '));
  }

  /** What stands and lies on a cell. */
  thingsOn(cell: string): string[] {
    const { people } = this.table;
    const stack = this.stackAt(cell);
    const top = stack === null ? undefined : this.scene.tops[stack];
    const count = stack === null ? 0 : (this.scene.stacked[stack] ?? 0);
    const figures = this.scene
      .on(cell)
      .map(({ owner }) =>
        people?.isReader(owner)
          ? t('streifzug-figure-own')
          : t('streifzug-figure', { who: people?.name(owner) ?? '' }),
      );
    if (stack === null) return figures;
    const card = top ? cardName(top) : '';
    return [t('streifzug-stack', { card, count }), ...figures];
  }

  /** On which ring a cell lies; the bell belongs to the inner circle. */
  ringOf(cell: string): 'outer' | 'middle' | 'inner' {
    if (cell.startsWith('o')) return 'outer';
    return cell.startsWith('m') ? 'middle' : 'inner';
  }

  /** The stack beside a catch field: two in each quadrant, that of the middle ring first. */
  stackAt(cell: string): number | null {
    const found = this.cells.find(({ name }) => name === cell);
    if (found?.kind !== 'catch') return null;
    const number = Number(cell.slice(1));
    return cell.startsWith('m') ? 2 * Math.floor(number / 6) : 2 * Math.floor(number / 12) + 1;
  }

  // Choosing on the board

  /** Whether a figure there may move now. */
  isSource(cell: string): boolean {
    return this.sources.has(cell);
  }

  isChosen(cell: string): boolean {
    return this.from !== null && this.cellOf(this.from) === cell;
  }

  /** A click on a cell, or Enter there; `crowded` if a finger could have meant another. */
  pickCell(cell: string, byKey = false, crowded = false): void {
    if (hurries(this.table, this.isAsked) || !this.isAsked) return;
    const moves = this.targets.get(cell) ?? [];
    if (this.from === null && this.isSource(cell)) return this.#choose(cell, byKey);
    const sure = !crowded || this.target === cell;
    if (moves.length === 1 && moves[0] && sure) return this.table.play(moves[0].text);
    if (moves.length > 0) return this.#aimAt(cell, byKey);
    if (this.isSource(cell)) return this.#choose(cell, byKey);
    this.target = null;
    if (byKey) this.table.spoken = this.cellHint(cell);
  }

  /** A finger may have meant this cell: a figure is chosen if it can go to all else that it meant. */
  offer(cell: string, others: string[]): boolean {
    if (this.from === null && this.isSource(cell)) {
      const field = this.fieldOf(cell);
      const own = this.moves.filter(({ from }) => from === field);
      if (!others.every((other) => own.some(({ to }) => this.cellOf(to) === other))) return false;
      this.#choose(cell, false);
      return true;
    }
    if (this.from === null || !this.targets.has(cell)) return false;
    this.#aimAt(cell, false);
    return true;
  }

  #aimAt(cell: string, byKey: boolean): void {
    this.target = cell;
    if (byKey) this.wantsActions = true;
  }

  #choose(cell: string, byKey: boolean): void {
    const field = this.fieldOf(cell);
    this.target = null;
    this.dice = null;
    this.from = this.from === field ? null : field;
    if (!byKey || this.from === null) return;
    const [first] = this.targets.keys();
    if (first === undefined) return;
    this.wish = { zone: 'board', field: first };
    const ways = [...this.targets.keys()].map((one) => place(this.geometry, one));
    this.table.spoken = `${this.prompt} ${listed(ways, 'disjunction')}`;
  }

  consider(action: string | null): void {
    this.reset();
    this.looked = null;
    const move = this.#all.find(({ text }) => text === action);
    if (move !== undefined) return this.#considerMove(move);
    const card = this.cardMoves.find(({ text }) => text === action);
    if (card?.kind === 'rob') this.picked = this.#trick('M');
    else if (card) this.picked = this.#held(cardsFor(card));
  }

  #considerMove(move: Walk): void {
    if (move.kind === 'hop') this.picked = this.#trick('H');
    else this.dice = diceOf(move);
    this.from = move.from;
    this.target = this.cellOf(move.to);
  }

  /** A letter card of the hand. */
  #trick(face: string): Held[] {
    return this.hand.filter(({ code }) => faceOf(code) === face).slice(0, 1);
  }

  /** Cards of the hand with these codes. */
  #held(codes: string[]): Held[] {
    return codes.reduce((held: Held[], code) => {
      const card = this.hand.find((one) => one.code === code && !held.includes(one));
      return card === undefined ? held : [...held, card];
    }, []);
  }

  back(): void {
    if (this.target !== null) this.target = null;
    else if (this.dice !== null) this.dice = null;
    else if (this.from !== null) this.from = null;
    else this.picked = [];
  }

  key(event: KeyboardEvent): boolean {
    const back = this.isAsked && this.begun ? () => this.back() : null;
    if (retreats(event, this.table, back)) return true;
    const card = /^[1-9]$/.test(event.key) ? this.hand[Number(event.key) - 1] : undefined;
    if (card !== undefined) this.pickCard(card, true);
    return card !== undefined;
  }

  // The hand

  /** The cards that can be chosen beside those that are. */
  get playable(): string[] {
    const codes = this.picked.map(({ code }) => code);
    const sets = this.cardMoves.map(cardsFor);
    const alone = codes.length === 0;
    const tricks = [
      ...(this.cardMoves.some(({ kind }) => kind === 'rob') ? ['M'] : []),
      ...(this.#all.some(({ kind }) => kind === 'hop') ? ['H'] : []),
    ];
    return this.hand
      .map(({ code }) => code)
      .filter(
        (code) =>
          codes.includes(code) ||
          this.#patron(code) !== undefined ||
          sets.some((cards) => holds(cards, [...codes, code])) ||
          (alone && tricks.includes(faceOf(code))),
      );
  }

  /** Playing this card as a Patron. */
  #patron(code: string): CardMove | undefined {
    return this.cardMoves.find((move) => move.kind === 'protect' && move.card === code);
  }

  isPicked(card: Held): boolean {
    return this.picked.some(({ id }) => id === card.id);
  }

  cardName(card: Held): string {
    const idle = this.asked && !this.playable.includes(card.code);
    const name = cardName(card.code);
    return idle ? `${name}, ${t('card-idle-short')}` : name;
  }

  /** Takes a card up to drag it: it is chosen, but a Patron is played only where it is dropped. */
  drag(card: Held): boolean {
    if (!this.isAsked || !this.asked || !this.playable.includes(card.code)) return false;
    if (!this.isPicked(card) && this.#patron(card.code) === undefined) this.pickCard(card);
    return true;
  }

  pickCard(card: Held, byKey = false): void {
    if (hurries(this.table, this.isAsked) || !this.asked) return;
    this.from = null;
    this.target = null;
    const patron = this.#patron(card.code);
    if (patron !== undefined) return this.table.play(patron.text);
    if (this.isPicked(card)) this.picked = this.picked.filter(({ id }) => id !== card.id);
    else if (this.playable.includes(card.code)) this.picked = [...this.picked, card];
    else this.picked = [];
    if (byKey)
      this.table.spoken = cardActions(this)
        .map(({ label }) => label)
        .join('. ');
  }
}
