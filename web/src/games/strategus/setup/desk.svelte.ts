/** The reader's place while the armies are set up: what stands where, and what is in the hand. */

import type { Geometry } from '../../../messages';
import type { Action } from '../../../table/game';
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../texts.svelte';
import type { Lay, StrategusObservation } from '../../../wire/strategus';
import {
  fill,
  fit,
  isBegun,
  isWhole,
  leftOf,
  mirror,
  missing,
  put,
  sizeOf,
  swap,
  take,
  type Army,
  type Counts,
  type Ground,
} from './arrangement';
import { countsIn } from '../counts';
import { kinds } from '../kinds';
import { layingsIn } from '../moves';
import { isFault, NOTHING, read, readDraft, write, type Fault } from './notation';
import { draftOf, keepDraft } from './own';
import { pitchOf } from '../scene.svelte';
import { piece } from '../words';

/** A card in the hand: on its way from the tray (`from` null) or from a square. */
export interface Dragged {
  kind: string;
  from: string | null;
  /** Where it is, in pixels of the window. */
  x: number;
  y: number;
  /** How wide a square is there. */
  size: number;
  /** What it would be put on. */
  over: { square: string } | 'tray' | null;
}

/** How many earlier arrangements can be gone back to. */
const STEPS_BACK = 100;

export class SetupDesk {
  readonly table: Table;
  readonly board: Geometry;
  /** The own squares in the order of the notation. */
  readonly squares: readonly string[];

  /** What was arranged in this browser; the server hears of it only when it is ready. */
  #army = $state.raw<Army>({});
  #past = $state.raw<Army[]>([]);
  /** The kind that the next click places. */
  chosen = $state<string | null>(null);
  /** The kind that is looked at. */
  looked = $state<string | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** The text of why nothing came of the last click, and which kind was looked at then. */
  #refused = $state.raw<{ id: string; looked: string | null } | null>(null);
  /** Whether the cards are named to the server one by one, as it holds some already. */
  #naming = $state(false);

  seen = $derived.by(
    () => (this.table.update?.observation ?? null) as unknown as StrategusObservation | null,
  );
  ground: Ground = $derived.by(() => this.#ground());
  /** What stands on the own squares, as the reader sees it. */
  army: Army = $derived.by(() => (this.ready ? this.ground.held : fit(this.ground, this.#army)));
  left: Counts = $derived.by(() => leftOf(this.ground, this.army));
  whole = $derived.by(() => isWhole(this.ground, this.army));
  canUndo = $derived.by(() => this.open && this.#past.length > 0);

  constructor(table: Table, board: Geometry) {
    this.table = table;
    this.board = board;
    this.squares = board.cells
      .filter((cell) => cell.seat === this.seat && cell.order !== undefined)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map((cell) => cell.name);
    if (this.seat !== null && !this.led) {
      this.#army = readDraft(this.#ground(), draftOf(this.#place));
    }
  }

  get seat(): number | null {
    return this.table.told?.seat ?? null;
  }

  /** Whether each card is told as it is placed, and answered: then there is nothing to arrange. */
  get led(): boolean {
    return this.table.led;
  }

  /** The name under which this browser keeps the work in progress. */
  get #place(): string {
    return `${this.table.id}.${this.seat}`;
  }

  #ground(): Ground {
    const told = Object.entries((this.seat !== null && this.seen?.pieces[this.seat]) || {});
    const counts = (this.seen && countsIn(this.seen, this.seat)) ?? {};
    return {
      squares: this.squares,
      width: this.#width(),
      counts,
      held: Object.fromEntries(told.filter(([, kind]) => kind !== NOTHING)),
      gaps: told.filter(([, kind]) => kind === NOTHING).map(([square]) => square),
    };
  }

  /** How many of the own squares lie in a row. */
  #width(): number {
    const rows = this.board.cells.filter((cell) => this.squares.includes(cell.name));
    const [first] = rows;
    const pitch = pitchOf(this.board);
    return rows.filter((cell) => Math.abs(cell.at[1] - (first?.at[1] ?? 0)) < pitch / 2).length;
  }

  // Who is how far

  isReady(seat: number): boolean {
    return this.seen?.ready?.[seat] === true;
  }

  /** Whether the reader has said so. */
  get ready(): boolean {
    return this.seat !== null && this.isReady(this.seat);
  }

  /** Whether the reader is still arranging. */
  get open(): boolean {
    return this.seat !== null && this.seen?.phase === 'setup' && !this.ready && !this.#sending;
  }

  get #sending(): boolean {
    return this.#naming || this.table.sent !== null;
  }

  /** Whether the server has been told of a square: a card stays there, or nothing. */
  isFixed(square: string): boolean {
    return this.ground.held[square] !== undefined || this.ground.gaps.includes(square);
  }

  /** Whether the reader may put something on a square or take it away. */
  isFree(square: string): boolean {
    if (!this.open || this.isFixed(square)) return false;
    return !this.led || this.#layings.some(({ to }) => to === square);
  }

  /** Whether what is in the hand is wanted on a square: where somebody asks, only what is asked. */
  invites(square: string): boolean {
    const kind = this.dragged?.kind ?? this.chosen;
    if (kind === null || !this.isFree(square)) return false;
    const asked = this.#layings.filter(({ text }) => this.table.asked.includes(text));
    return asked.length === 0 || asked.some(({ piece, to }) => piece === kind && to === square);
  }

  get #layings(): Lay[] {
    return layingsIn(this.table.choices);
  }

  /** The kinds in the order of the tray. */
  get kinds(): string[] {
    return kinds.filter((kind) => this.ground.counts[kind] !== undefined);
  }

  // What is said

  get prompt(): string {
    if (this.open || this.#sending) {
      return t('strategus-prompt-setup', { left: missing(this.ground, this.army) });
    }
    const waiting = this.board.seats.map(({ seat }) => seat).filter((seat) => !this.isReady(seat));
    const [one] = waiting;
    if (one === undefined || waiting.length > 1) return t('strategus-phase-setup');
    return t('strategus-prompt-setup-wait', { who: this.table.people?.name(one) ?? '' });
  }

  get hint(): string {
    if (this.ready) return t('strategus-setup-sent');
    if (!this.open) return '';
    const looked = this.dragged?.kind ?? this.looked;
    if (this.#refused?.looked === looked) return t(this.#refused.id);
    if (looked !== null)
      return `${piece(looked, '.full')}: ${t(`strategus-piece-${looked}.help`)}`;
    const wanted = this.squares.some((square) => this.invites(square));
    if (this.chosen !== null && !wanted) return '';
    if (this.chosen !== null) {
      return t('strategus-setup-chosen', { piece: piece(this.chosen, '.full') });
    }
    return this.whole ? '' : t('strategus-setup-begin');
  }

  get actions(): Action[] {
    if (this.seat === null || this.ready || this.led) return [];
    const disabled = !this.whole || !this.open;
    return [
      {
        id: 'ready',
        label: t(this.whole ? 'strategus-ready' : 'strategus-ready-first'),
        short: t('strategus-ready'),
        main: true,
        disabled,
        run: () => this.send(),
      },
    ];
  }

  #say(id: string, values: Record<string, string | number> = {}): void {
    this.table.spoken = t(id, values);
  }

  // The work in progress

  /** Once the army stands, this browser need not keep it, and nobody should find it here. */
  show({ phase, ready }: StrategusObservation): void {
    if (this.seat === null || draftOf(this.#place) === '') return;
    if (phase !== 'setup' || ready?.[this.seat]) keepDraft(this.#place, '');
  }

  #keep(): void {
    keepDraft(this.#place, sizeOf(this.#army) > 0 ? write(this.ground, this.#army) : '');
  }

  // Arranging

  /** Takes over another arrangement; false if it is the same. */
  #change(army: Army): boolean {
    if (!this.open || army === this.army) return false;
    this.#refused = null;
    this.#past = [...this.#past, this.army].slice(-STEPS_BACK);
    this.#army = army;
    this.#keep();
    if (this.chosen !== null && (this.left[this.chosen] ?? 0) <= 0) this.chosen = this.#next();
    return true;
  }

  /** The kind to go on with when the last one of the chosen kind is placed. */
  #next(): string | null {
    const { kinds } = this;
    const from = kinds.indexOf(this.chosen ?? '');
    const order = [...kinds.slice(from + 1), ...kinds.slice(0, Math.max(from, 0))];
    return order.find((kind) => (this.left[kind] ?? 0) > 0) ?? null;
  }

  choose(kind: string): void {
    if (!this.open) return;
    this.#refused = null;
    if ((this.left[kind] ?? 0) > 0) this.chosen = this.chosen === kind ? null : kind;
    else this.#refuse('strategus-reason-none_left');
  }

  /** A click on a square: places the chosen kind there, or takes back what stands there. */
  click(square: string): void {
    this.#refused = null;
    if (this.led) this.#lay(this.chosen, square);
    else if (this.army[square] !== undefined) this.takeBack(square);
    else if (this.chosen !== null) this.place(this.chosen, square);
  }

  place(kind: string, square: string): void {
    if (this.led) return this.#lay(kind, square);
    if (!this.isFree(square)) return;
    if (this.#change(put(this.ground, this.army, kind, square))) {
      this.#say('strategus-event-placed', {
        piece: t(`strategus-piece-${kind}.your`),
        to: square,
      });
    } else if ((this.left[kind] ?? 0) <= 0) this.#refuse('strategus-reason-none_left');
  }

  #refuse(id: string): void {
    this.#refused = { id, looked: this.dragged?.kind ?? this.looked };
    this.#say(id);
  }

  /** Puts a card where somebody leads; the last of its kind is chosen no longer. */
  #lay(kind: string | null, square: string): void {
    if (!this.open || kind === null) return;
    this.#refused = null;
    if (!this.#name(kind, square)) this.#refuse('strategus-setup-astray');
    else if ((this.left[kind] ?? 0) <= 1 && this.chosen === kind) this.chosen = null;
  }

  takeBack(square: string): void {
    const kind = this.army[square];
    if (kind === undefined || !this.#change(take(this.ground, this.army, square))) return;
    this.chosen = kind;
    this.#say('strategus-taken', { piece: t(`strategus-piece-${kind}.your`) });
  }

  move(from: string, to: string): void {
    const [kind, other] = [this.army[from], this.army[to]];
    if (kind === undefined || !this.#change(swap(this.ground, this.army, from, to))) return;
    const id = other === undefined ? 'strategus-event-placed' : 'strategus-swapped';
    this.#say(id, { piece: t(`strategus-piece-${kind}.your`), to });
  }

  fill(): void {
    if (!this.whole && this.#change(fill(this.ground, this.army))) this.#say('strategus-did-fill');
  }

  mirror(): void {
    if (this.#change(mirror(this.ground, this.army))) this.#say('strategus-did-mirror');
  }

  clear(): void {
    if (sizeOf(this.army) === sizeOf(this.ground.held)) return;
    const held = sizeOf(this.ground.held) > 0 ? 'yes' : 'no';
    if (this.#change(this.ground.held)) this.#say('strategus-did-clear', { held });
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!this.open || last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#refused = null;
    this.#army = last;
    this.#keep();
    this.#say('strategus-did-undo');
  }

  /** Sets up a whole army from its text; what is wrong with it, if anything. */
  load(text: string, name: string | null = null): Fault | null {
    const army = read(this.ground, text);
    if (isFault(army)) return army;
    this.#change(army);
    if (name === null) this.#say('strategus-prompt-setup', { left: 0 });
    else this.#say('strategus-did-load', { name });
    return null;
  }

  /** The whole army as text; null while some of it is missing. */
  get text(): string | null {
    return this.whole ? write(this.ground, this.army) : null;
  }

  // Dragging

  drop(): void {
    const dragged = this.dragged;
    this.dragged = null;
    if (dragged === null || dragged.over === null) return;
    const { kind, from, over } = dragged;
    if (over === 'tray') {
      if (from !== null) this.takeBack(from);
    } else if (from === null) this.place(kind, over.square);
    else this.move(from, over.square);
  }

  // Ready

  /** Tells the server: the army as a whole, or what is missing of one that it holds in part. */
  send(): void {
    if (!this.open || this.text === null) return;
    this.chosen = null;
    if (!isBegun(this.ground)) this.table.play(this.text);
    else this.#naming = true;
  }

  /** Names the next card, where they are named one by one; to be run in an effect. */
  goOn(): void {
    if (!this.#naming) return;
    if (this.ready || this.table.refused !== null) this.#naming = false;
    else if (this.table.choices.length > 0) this.#nameNext();
  }

  #nameNext(): void {
    const square = this.squares.find((one) => !this.isFixed(one));
    if (square === undefined || !this.#name(this.#army[square] ?? NOTHING, square))
      this.#naming = false;
  }

  /** Names one card to the server; false if it cannot stand there now. */
  #name(kind: string, square: string): boolean {
    const laid = this.#layings.find(({ piece, to }) => piece === kind && to === square);
    if (laid !== undefined) this.table.play(laid.text);
    return laid !== undefined;
  }

  key(event: KeyboardEvent): boolean {
    if (!this.open) return false;
    if (event.key === 'Escape' && (this.dragged ?? this.chosen) !== null) {
      this.dragged = null;
      this.chosen = null;
      this.#refused = null;
      return true;
    }
    const kind = this.kindOf(event);
    if (kind !== null) this.choose(kind);
    return kind !== null;
  }

  /** The kind that a key stands for. */
  kindOf({ key }: KeyboardEvent): string | null {
    return this.kinds.find((kind) => kind === key.toUpperCase()) ?? null;
  }
}
