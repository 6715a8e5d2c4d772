/** What stands on the board of Strategus at this moment, and what is in movement. */

import { smooth, type Clock } from '../../table/clock';
import { cellOf } from '../../table/board/geometry';
import { play as sound } from '../../table/sound';
import type { Geometry, Point } from '../../messages';
import type { Latest, StrategusEvent, StrategusObservation, Told } from '../../wire/strategus';
import type { Army } from './setup/arrangement';
import { kinds } from './kinds';
import { squaresOf, type Squares } from './moves';
import { NOTHING } from './setup/notation';

const STEP = 240;
const FURTHER = 60;
const TURN = 420;
/** Between coming together and turning. */
const BREATH = 450;

/** A piece on a square, as far as the reader may know it. It has no name of its own. */
export interface Standing {
  seat: number;
  /** Its kind; null while it is face down. */
  kind: string | null;
  /** Whether both sides still see what it has shown in a fight (a house rule). */
  seen: boolean;
}

/** A piece between two squares. */
export interface Mover extends Standing {
  from: string;
  x: number;
  y: number;
}

/** Two pieces that show each other who they are. */
export interface Duel {
  square: string;
  attacker: { seat: number; kind: string; known: boolean };
  defender: { seat: number; kind: string; known: boolean };
  /** How far both have come together, and how far they are turned up, 0 to 1. */
  here: number;
  turned: number;
  /** The seats whose piece stays; null until it is to be seen. */
  left: number[] | null;
}

export class Scene {
  standing = $state.raw<ReadonlyMap<string, Standing>>(new Map());
  lost = $state.raw<string[][]>([[], []]);
  /** The squares of the last move. */
  trail = $state.raw<Squares | null>(null);
  mover = $state<Mover | null>(null);
  duel = $state<Duel | null>(null);
  /** Whether the set-up is over. */
  begun = $state(false);

  readonly #board: Geometry;
  readonly #seat: number | null;
  #marked = false;
  #hurried = false;
  #hand: { square: string; at: Point } | null = null;

  constructor(board: Geometry, seat: number | null) {
    this.#board = board;
    this.#seat = seat;
  }

  // Showing at once

  show(seen: StrategusObservation): void {
    this.#marked = seen.options?.['memory_aid'] === 'marked';
    this.begun = seen.phase !== 'setup';
    this.standing = standingIn(seen.pieces, seen.seen);
    this.lost = seen.lost ?? [[], []];
    this.trail = trailOf(seen.last);
    this.mover = null;
    this.duel = null;
  }

  /** Whether two pieces fight, and who wins is not to be seen yet. */
  get undecided(): boolean {
    const fights = this.mover !== null && this.trail?.fight === true;
    return fights && (this.duel === null || this.duel.left === null);
  }

  at(square: string): Point {
    return cellOf(this.#board, square)?.at ?? [0, 0];
  }

  /** Whether each square beside this one is taken by the same side, or is water. */
  shut(square: string, lakes: boolean): boolean {
    const own = this.standing.get(square)?.seat;
    const [x, y] = this.at(square);
    const beside = this.#board.cells.filter(({ at }) => {
      const away = Math.hypot(at[0] - x, at[1] - y) / this.#pitch();
      return away > 0.5 && away < 1.2;
    });
    return beside.every(
      ({ name, kind }) =>
        (lakes && kind === 'lake') || (own !== undefined && this.standing.get(name)?.seat === own),
    );
  }

  // Showing events

  /** Shows an event. A piece that was dropped by hand is where it goes already. */
  async tell(
    event: StrategusEvent,
    clock: Clock,
    dropped: { square: string; at: Point } | null = null,
  ): Promise<void> {
    this.#hand = dropped;
    switch (event.event) {
      case 'placed':
        return this.#put(event.at, { seat: event.seat, kind: event.piece, seen: false });
      case 'ready':
        return this.#ready(event, clock);
      case 'first':
        this.begun = true;
        return clock.pause(900);
      case 'moved':
        return this.#moved(event, clock);
      case 'fought':
        return this.#fought(event, clock);
      case 'over':
        return this.#over(event, clock);
    }
  }

  /** Ends what is being shown; of a fight that has just begun a glance is left. */
  hurry(clock: Clock): void {
    this.#hurried = true;
    clock.finish();
  }

  /** An army that is not the reader's appears face down. */
  async #ready({ seat }: Told<'ready'>, clock: Clock): Promise<void> {
    if (seat !== this.#seat) {
      const zone = this.#board.cells.filter((cell) => cell.seat === seat);
      const army = zone.map((cell): [string, Standing] => [
        cell.name,
        { seat, kind: null, seen: false },
      ]);
      this.standing = new Map([...this.standing, ...army]);
      sound('card');
    }
    await clock.pause(400);
  }

  async #moved({ from, to }: Told<'moved'>, clock: Clock): Promise<void> {
    const piece = this.standing.get(from);
    if (piece === undefined) return;
    this.trail = null;
    await this.#slide(piece, from, this.at(to), clock);
    sound('step');
    this.#take(from);
    this.#put(to, piece);
    this.mover = null;
    this.trail = { from, to, fight: false };
    await clock.pause(160);
  }

  async #fought(event: Told<'fought'>, clock: Clock): Promise<void> {
    const { from, to } = event;
    const [attacker, defender] = [this.standing.get(from), this.standing.get(to)];
    if (attacker === undefined || defender === undefined) return;
    this.trail = { from, to, fight: true };
    await this.#slide(attacker, from, this.#before(from, to), clock);
    sound('hit');
    await this.#show(event, attacker, defender, clock);
    this.#settleFight(event, attacker, defender);
    await clock.pause(200);
  }

  /** Lets both come together and turns them up, leaves time to read, shows what comes of it, and turns them back. */
  async #show(
    event: Told<'fought'>,
    attacker: Standing,
    defender: Standing,
    clock: Clock,
  ): Promise<void> {
    this.duel = {
      square: event.to,
      attacker: { seat: attacker.seat, kind: event.attacker, known: attacker.kind !== null },
      defender: { seat: defender.seat, kind: event.defender, known: defender.kind !== null },
      here: 0,
      turned: 0,
      left: null,
    };
    const duel = this.duel;
    this.#hurried = false;
    await clock.move(TURN / 2, (part) => (duel.here = smooth(part)));
    if (!this.#hurried) await clock.pause(BREATH);
    await clock.move(this.#hurried ? 0 : TURN, (part) => (duel.turned = smooth(part)));
    if (!this.#hurried) await clock.pause(500);
    duel.left = typeof event.won === 'number' ? [event.won] : [];
    await clock.read(this.#hurried ? 0 : 2000);
    await clock.move(TURN / 2, (part) => (duel.turned = duel.here = 1 - smooth(part)));
  }

  /** What stands after a fight: the winner as it was known before, unless it stays marked. */
  #settleFight(event: Told<'fought'>, attacker: Standing, defender: Standing): void {
    const { seat, from, to, won } = event;
    const known = { attacker: event.attacker, defender: event.defender };
    this.#take(from);
    this.#take(to);
    if (won === seat) this.#put(to, this.#after(attacker, known.attacker));
    else if (won === defender.seat) this.#put(to, this.#after(defender, known.defender));
    if (won !== seat) this.#lose(attacker.seat, known.attacker);
    if (won !== defender.seat) this.#lose(defender.seat, known.defender);
    this.mover = null;
    this.duel = null;
  }

  #after(piece: Standing, kind: string): Standing {
    return this.#marked ? { ...piece, kind, seen: true } : piece;
  }

  async #over({ pieces }: Told<'over'>, clock: Clock): Promise<void> {
    await clock.pause(300);
    this.standing = standingIn(pieces, this.#seenSquares());
    await clock.pause(900);
  }

  #seenSquares(): string[][] {
    return [0, 1].map((seat) =>
      [...this.standing].flatMap(([square, piece]) =>
        piece.seen && piece.seat === seat ? [square] : [],
      ),
    );
  }

  // Pieces

  /** Moves a piece over the board from where it is drawn; its square is left to `mover`. */
  async #slide(piece: Standing, from: string, to: Point, clock: Clock): Promise<void> {
    const [x, y] = this.#hand?.square === from ? this.#hand.at : this.at(from);
    const length = Math.hypot(to[0] - x, to[1] - y);
    this.mover = { ...piece, from, x, y };
    const mover = this.mover;
    if (length === 0) return;
    await clock.move(STEP + FURTHER * (length / this.#pitch()), (part) => {
      mover.x = x + (to[0] - x) * smooth(part);
      mover.y = y + (to[1] - y) * smooth(part);
    });
  }

  /** The point at which an attacker stops before its enemy's square. */
  #before(from: string, to: string): Point {
    const [a, b] = [this.at(from), this.at(to)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const part = 1 - (this.#pitch() * 0.55) / length;
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  }

  #pitch(): number {
    return pitchOf(this.#board);
  }

  #put(square: string, piece: Standing): void {
    this.standing = new Map(this.standing).set(square, piece);
  }

  #take(square: string): void {
    this.standing = new Map([...this.standing].filter(([name]) => name !== square));
  }

  #lose(seat: number, kind: string): void {
    this.lost = this.lost.map((pieces, one) =>
      one === seat
        ? [...pieces, kind].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
        : pieces,
    );
  }
}

/** How far neighbouring squares are apart. */
export function pitchOf(board: Geometry): number {
  const [first, second] = board.cells;
  if (first === undefined || second === undefined) return 1;
  return Math.hypot(second.at[0] - first.at[0], second.at[1] - first.at[1]);
}

function standingIn(armies: Army[], seen: string[][] = []): Map<string, Standing> {
  const pieces = armies.flatMap((army, seat) =>
    Object.entries(army)
      .filter(([, code]) => code !== NOTHING)
      .map(([square, code]): [string, Standing] => [
        square,
        { seat, kind: kindIn(code), seen: seen[seat]?.includes(square) ?? false },
      ]),
  );
  return new Map(pieces);
}

/** A kind as an observation names it; null if it is hidden. */
export function kindIn(code: string): string | null {
  return code === '?' ? null : code;
}

function trailOf(last: Latest | null): Squares | null {
  return last && squaresOf(last.move);
}
