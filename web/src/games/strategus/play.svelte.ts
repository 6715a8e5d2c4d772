/** A game of Strategus at a table: the set-up, the scene, and the reader's choice of a move. */

import type { Clock } from '../../table/clock';
import type { Action, GameTable, SeatStatus } from '../../table/game';
import { turnedBoard } from '../../table/board/geometry';
import type { Table } from '../../table/table.svelte';
import type { Geometry, Point, Told } from '../../messages';
import { listed, t } from '../../texts.svelte';
import type { StrategusEvent, StrategusObservation } from '../../wire/strategus';
import type { Counts } from './setup/arrangement';
import { countsIn } from './counts';
import { walks } from './kinds';
import { movesIn, pick, type Move } from './moves';
import { Scene } from './scene.svelte';
import { SetupDesk } from './setup/desk.svelte';
import { action, piece } from './words';

/** A piece that is dragged, or was dropped and waits for the table's answer. */
export interface Held {
  square: string;
  at: Point;
}

export class StrategusTable implements GameTable {
  readonly table: Table;
  readonly geometry: Geometry;
  /** The board as it lies before the reader. */
  readonly board: Geometry;
  readonly scene: Scene;
  readonly setup: SetupDesk;

  /** The square of the piece that is to move. */
  picked = $state<string | null>(null);
  /** The square that is looked at. */
  looked = $state<string | null>(null);
  /** The move that is considered: it waits to be confirmed. */
  considered = $state.raw<Move | null>(null);
  held = $state.raw<Held | null>(null);
  wantsActions = $state(false);

  observation = $derived.by(
    () => (this.table.update?.observation ?? null) as unknown as StrategusObservation | null,
  );
  /** How many cards of each kind a side has; null if the reader sees no side's. */
  counts: Counts | null = $derived.by(
    () => this.observation && countsIn(this.observation, this.seat),
  );
  settingUp = $derived.by(() => !this.scene.begun);
  moves = $derived.by(() => movesIn(this.table.choices));
  /** The squares whose piece may move. */
  movable = $derived.by(() => new Set(this.moves.map((move) => move.from)));
  /** Where the picked piece may go, by square. */
  targets = $derived.by(
    () =>
      new Map(
        this.moves.filter((move) => move.from === this.picked).map((move) => [move.to, move]),
      ),
  );

  constructor(table: Table, geometry: Geometry) {
    this.table = table;
    this.geometry = geometry;
    this.board = turnedBoard(geometry, this.seat);
    this.scene = new Scene(this.board, this.seat);
    this.setup = new SetupDesk(table, this.board);
  }

  get seat(): number | null {
    return this.table.told?.seat ?? null;
  }

  // What is shown

  show(observation: Told): void {
    const seen = observation as unknown as StrategusObservation;
    this.scene.show(seen);
    this.setup.show(seen);
    this.held = null;
  }

  tell(event: Told, _rest: Told[], clock: Clock): Promise<void> {
    return this.scene.tell(event as unknown as StrategusEvent, clock, this.held);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  reset(): void {
    this.picked = null;
    this.looked = null;
    this.considered = null;
    this.held = null;
  }

  status(seat: number): SeatStatus {
    const status = { cards: null, text: '', starter: false };
    const ready = this.observation?.ready;
    if (!this.settingUp || ready === undefined) return status;
    return {
      ...status,
      doing: t(ready[seat] ? 'strategus-status-ready' : 'strategus-status-setup'),
    };
  }

  /** Whether a fight is shown, and nobody sees yet who wins. */
  get undecided(): boolean {
    return this.scene.undecided;
  }

  // What is asked

  get prompt(): string {
    if (this.settingUp) return this.setup.prompt;
    const { duel } = this.scene;
    if (duel !== null) return t('strategus-prompt-fight', { square: duel.square });
    if (this.moves.length === 0) return this.#waiting();
    return t(this.targets.size > 0 ? 'strategus-prompt-target' : 'strategus-prompt-play');
  }

  #waiting(): string {
    const { table } = this;
    const seat = table.turn[0];
    if (this.observation === null || table.update?.over) return t('strategus-phase-over');
    if (seat === undefined || table.people === null) return '';
    if (seat === this.seat) return t('your-turn');
    return t('strategus-prompt-play-wait', { who: table.people.name(seat) });
  }

  get hint(): string {
    if (this.settingUp) return this.setup.hint;
    const { looked, picked, scene } = this;
    const move = looked === null ? this.considered : this.targets.get(looked);
    if (move) return action(move);
    const why = looked === null ? '' : this.whyNot(looked);
    if (why !== '') return why;
    const square = looked ?? picked;
    const standing = square === null ? undefined : scene.standing.get(square);
    if (square === null || standing === undefined) return '';
    if (standing.kind === null) return this.#covered(standing.seat);
    const help = `${piece(standing.kind, '.full')}: ${t(`strategus-piece-${standing.kind}.help`)}`;
    return [this.#still(square, standing.kind), help].filter(Boolean).join(' ');
  }

  /** What there is to say of a card of theirs that lies face down, before one of one's own is chosen. */
  #covered(seat: number): string {
    if (this.moves.length === 0 || this.picked !== null) return '';
    return t('strategus-covered', { who: this.table.people?.name(seat) ?? '' });
  }

  /** Why an own piece that is looked at cannot move now, though others can; its help tells of those that never do. */
  #still(square: string, kind: string): string {
    const own = this.scene.standing.get(square)?.seat === this.seat;
    if (!own || this.moves.length === 0 || this.movable.has(square) || !walks(kind)) return '';
    const lakes = this.table.told?.options['lakes'] === 'on';
    return t(this.scene.shut(square, lakes) ? 'strategus-shut' : 'strategus-still');
  }

  get chosen(): string | null {
    return this.settingUp ? null : this.picked;
  }

  /** Why the piece in hand cannot go there; where another of one's own stands that is clear. */
  whyNot(square: string): string {
    const own = this.seat !== null && this.scene.standing.get(square)?.seat === this.seat;
    return own ? '' : this.table.whyNot(square);
  }

  get actions(): Action[] {
    if (this.settingUp) return this.setup.actions;
    const move = this.considered;
    if (move === null || this.moves.length === 0) return [];
    const run = () => this.play(move);
    return [{ id: move.text, label: action(move), short: t('confirm-field'), main: true, run }];
  }

  /** Armies are set up without a coach. */
  get beyondCoach(): boolean {
    return this.settingUp;
  }

  // Choosing

  consider(action: string | null): void {
    this.considered = this.moves.find(({ text }) => text === action) ?? null;
    this.picked = this.considered?.from ?? null;
  }

  /** A click on a square, or Enter there. Whom the keyboard leads is told where one may go. */
  pick(square: string, byKey = false): void {
    if (this.#hurried()) return;
    this.considered = null;
    const next = pick(this.moves, this.picked, square);
    if ('move' in next) return this.play(next.move);
    this.picked = next.picked;
    if (byKey && next.picked !== null) {
      this.table.spoken = listed([...this.targets.values()].map(action), 'disjunction');
    }
  }

  play(move: Move): void {
    this.table.play(move.text);
  }

  /** A click while something is being shown ends this part of it, and chooses nothing. */
  #hurried(): boolean {
    if (!this.table.busy || this.moves.length > 0) return false;
    this.scene.hurry(this.table.clock);
    return true;
  }

  key(event: KeyboardEvent): boolean {
    if (this.settingUp) return this.setup.key(event);
    if (event.key !== 'Escape' || this.picked === null) return false;
    this.consider(null);
    this.held = null;
    return true;
  }
}
