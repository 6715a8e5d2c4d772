/** What stands and lies on the table of Rufus at this moment, and what is in movement. */

import { smooth, type Clock } from '../../table/clock';
import { cellOf } from '../../table/board/geometry';
import { fly, jump, type Flight } from '../../table/board/moving';
import { play as sound } from '../../table/sound';
import type { Geometry, Point } from '../../messages';
import { prizeCode, trailCode } from './codes';
import { spreadOn, type Place } from './spread';
import { valuesIn } from './deck';
import type { RufusEvent, RufusObservation, Told, TrailCard, Turn } from '../../wire/rufus';

const STEP = 150;
const ALONG = 105;
const FLIGHT = 480;
/** A turn's points; what is left of them the observation tells. */
export const POINTS = 7;

/** The fox, or a stone: on a field, or drawn elsewhere while it is under way. */
export class Piece {
  /** Null once it is out of the game. */
  field = $state<string | null>(null);
  moving = $state(false);
  x = $state(0);
  y = $state(0);
  lift = $state(0);
  /** Whether it last went to the left. */
  left = $state(false);

  readonly id: string;
  /** Whose stone it is; null for the fox. */
  readonly owner: number | null;

  constructor(owner: number | null, slot: number) {
    this.id = owner === null ? 'fox' : `${owner}.${slot}`;
    this.owner = owner;
  }
}

/** A card that has been met, shown to all. */
export interface Met {
  at: string;
  seat: number;
  value: number;
  /** How far it is turned up, 0 to 1. */
  turned: number;
}

const START: Turn = { points: POINTS, fox_moved: false, card_laid: false };

export class Scene {
  readonly fox = new Piece(null, 0);
  readonly stones: Piece[];
  hand = $state.raw<number[]>([]);
  sizes = $state.raw<number[]>([]);
  trail = $state.raw<TrailCard[]>([]);
  picked = $state.raw<{ seat: number; value: number }[]>([]);
  prizes = $state.raw<(number | '?')[]>([]);
  won = $state.raw<number[][]>([]);
  out = $state.raw<number[]>([]);
  turn = $state.raw<Turn>(START);
  met = $state<Met | null>(null);
  flights = $state<Flight[]>([]);
  /** The fields that the last turn went from and to, or laid a card beside. */
  marks = $state.raw<string[]>([]);
  /** Where every piece is drawn that is not under way. */
  places: Map<string, Place> = $derived.by(() => spreadOn(this.#board, this.#groups()));

  readonly #board: Geometry;
  readonly #seat: number | null;
  #turnOf: number | null = null;
  /** Events that were shown on the way of the fox, before their turn. */
  #shown = new Set<RufusEvent>();

  constructor(board: Geometry, seat: number | null) {
    this.#board = board;
    this.#seat = seat;
    this.stones = board.seats.flatMap((place) =>
      [0, 1].map((slot) => new Piece(place.seat, slot)),
    );
  }

  // What is where

  get pieces(): Piece[] {
    return [this.fox, ...this.stones];
  }

  /** The pieces that stand on each field, in the order in which they are spread there. */
  #groups(): Map<string, string[]> {
    const groups = new Map<string, string[]>();
    for (const { field, moving, id } of this.pieces) {
      if (field === null || moving) continue;
      groups.set(field, [...(groups.get(field) ?? []), id]);
    }
    return groups;
  }

  stonesOn(field: string): Piece[] {
    return this.stones.filter((stone) => stone.field === field);
  }

  cardAt(field: string): TrailCard | undefined {
    return this.trail.find((card) => String(card.at) === field);
  }

  at(field: string): Point {
    return cellOf(this.#board, field)?.at ?? [0, 0];
  }

  // Showing at once

  show(seen: RufusObservation): void {
    this.#stand(seen);
    this.hand = valuesIn(seen.hand);
    this.sizes = seen.hand_sizes;
    this.trail = seen.trail;
    this.picked = seen.picked;
    this.prizes = seen.prizes;
    this.won = seen.won;
    this.out = seen.out;
    this.turn = seen.phase === 'over' ? { ...seen.turn, points: 0 } : seen.turn;
    this.#turnOf = seen.to_move;
    this.met = null;
    this.flights = [];
    this.#shown.clear();
  }

  /** Puts fox and stones where they are, leaving alone those that stand right. */
  #stand({ fox, stones }: Pick<RufusObservation, 'fox' | 'stones'>): void {
    this.#put(this.fox, String(fox));
    stones.forEach((fields, owner) => this.#arrange(owner, fields.map(String)));
  }

  #arrange(owner: number, fields: string[]): void {
    const wanted = [...fields];
    const others = this.stones.filter((stone) => {
      if (stone.owner !== owner) return false;
      const index = wanted.indexOf(stone.field ?? '');
      if (index >= 0) this.#put(stone, wanted.splice(index, 1)[0] ?? null);
      return index < 0;
    });
    others.forEach((stone, index) => this.#put(stone, wanted[index] ?? null));
  }

  #put(piece: Piece, field: string | null): void {
    piece.field = field;
    piece.moving = false;
    piece.lift = 0;
  }

  // Showing events

  /** Shows an event; of the `rest` that follow, what happens on the way is shown on the way. */
  async tell(event: RufusEvent, rest: RufusEvent[], clock: Clock): Promise<void> {
    if (this.#shown.delete(event)) return;
    switch (event.event) {
      case 'first':
        return clock.pause(500);
      case 'fox_moved':
        return this.#foxMoved(event, rest, clock);
      case 'laid':
        return this.#laid(event, clock);
      case 'stone_moved':
        return this.#stoneMoved(event, clock);
      case 'met':
        return this.#meets(event, clock);
      case 'trailed':
        return this.#trailed(event, clock);
      case 'caught':
        return this.#caught(event, clock);
      case 'won':
        return this.#wins(event, clock);
      case 'out':
        this.out = [...this.out, event.seat];
        return clock.pause(900);
      case 'taken_back':
        return this.#takenBack(event, clock);
      case 'over':
        this.trail = event.trail;
        return clock.pause(900);
    }
  }

  /** Uses up points of a turn; another seat's turn begins with all of them. */
  #spend(seat: number, points: number, done: Partial<Turn> = {}): void {
    if (seat !== this.#turnOf) {
      this.turn = START;
      this.#turnOf = seat;
    }
    if (this.turn.points === POINTS) this.marks = [];
    this.turn = { ...this.turn, ...done, points: Math.max(0, this.turn.points - points) };
  }

  async #foxMoved(event: Told<'fox_moved'>, rest: RufusEvent[], clock: Clock): Promise<void> {
    const { seat, from, to, points, path } = event;
    this.#spend(seat, points, { fox_moved: true });
    const met = onTheWay(rest);
    await this.#walk(this.fox, path, clock, STEP, async (field) => {
      for (const here of met.filter(({ at }) => at === field)) {
        await this.tell(here, [], clock);
        this.#shown.add(here);
      }
    });
    this.#mark(from, to);
    await clock.pause(200);
  }

  async #laid({ seat, at, value }: Told<'laid'>, clock: Clock): Promise<void> {
    this.#spend(seat, 1, { card_laid: true });
    const shown = value ?? '?';
    const own = seat === this.#seat;
    const from = own ? [`card:${shown}`, 'hand', `seat:${seat}`] : [`seat:${seat}`];
    const flight = fly(this.flights, trailCode(seat, shown), from, [`place:${at}`], clock, FLIGHT);
    if (own) this.hand = this.hand.filter((held) => held !== value);
    this.#count(seat, -1);
    await flight;
    sound('card');
    this.trail = [...this.trail, { at: Number(at), seat, value: shown }];
    this.#mark(at);
    await clock.pause(200);
  }

  async #stoneMoved({ seat, from, to, points, path }: Told<'stone_moved'>, clock: Clock) {
    this.#spend(seat, points);
    const stone = this.#stoneOf(seat, from);
    if (stone === undefined) return;
    await this.#walk(stone, path, clock, STEP);
    this.#mark(from, to);
    await clock.pause(180);
  }

  /** A card is turned over beside the stone that met it, and goes. */
  async #meets({ owner, at, value }: Told<'met'>, clock: Clock): Promise<void> {
    this.met = { at, seat: owner, value, turned: 0 };
    const met = this.met;
    sound('card');
    await clock.move(420, (part) => (met.turned = smooth(part)));
    await clock.read(1500);
    this.trail = this.trail.filter((card) => String(card.at) !== at);
    this.picked = [...this.picked, { seat: owner, value }];
    await clock.move(220, (part) => (met.turned = 1 - smooth(part)));
    this.met = null;
  }

  async #trailed({ seat, from, to, path }: Told<'trailed'>, clock: Clock): Promise<void> {
    const stone = this.#stoneOf(seat, from);
    if (stone === undefined) return;
    await this.#walk(stone, path, clock, ALONG);
    this.marks = this.marks.filter((field) => field !== from);
    this.#mark(to);
    await clock.pause(180);
  }

  /** All that are caught fly at once: one of a colour to its mate, or both out of the game. */
  async #caught({ at, stones }: Told<'caught'>, clock: Clock): Promise<void> {
    sound('hit');
    const moves = stones.flatMap(({ seat, to }) => {
      const standing = this.stonesOn(at).filter((stone) => stone.owner === seat);
      return standing.slice(0, to === null ? 2 : 1).map((stone) => {
        this.#lift(stone);
        return this.#fetch(stone, to, clock);
      });
    });
    await Promise.all(moves);
    await clock.pause(180);
  }

  async #fetch(stone: Piece, to: string | null, clock: Clock): Promise<void> {
    const [x, y] = [stone.x, stone.y];
    const goal: Point = to === null ? [x, y - 160] : this.at(to);
    await jump(stone, goal, clock, 760, to === null ? 1.8 : 1.2, 50);
    this.#put(stone, to);
  }

  async #wins({ seat, prize }: Told<'won'>, clock: Clock): Promise<void> {
    this.prizes = this.prizes.slice(1);
    sound('card');
    await fly(this.flights, prizeCode(prize), ['prizes'], [`seat:${seat}`], clock, 950);
    this.won = this.won.map((cards, one) => (one === seat ? [...cards, prize] : cards));
    await clock.pause(120);
  }

  /** What was done last is undone: the fox runs back, a card returns to its owner. */
  async #takenBack(event: Told<'taken_back'>, clock: Clock): Promise<void> {
    const before = this.fox.field;
    const from = this.pieceAt(this.fox);
    const { hand, hand_sizes, trail, prizes, won, out, turn } = event;
    this.#stand({
      fox: event.fox ?? Number(this.fox.field),
      stones: event.stones ?? this.#fields(),
    });
    if (hand !== undefined) this.hand = valuesIn(hand);
    this.sizes = hand_sizes ?? this.sizes;
    this.trail = trail ?? this.trail;
    this.prizes = prizes ?? this.prizes;
    this.won = won ?? this.won;
    this.out = out ?? this.out;
    this.turn = turn ?? this.turn;
    this.marks = [];
    if (this.fox.field !== before) await this.#back(from, clock);
    else await clock.pause(300);
  }

  /** The fox goes from where it was to where it stands again. */
  async #back([x, y]: Point, clock: Clock): Promise<void> {
    const { field } = this.fox;
    const to = this.pieceAt(this.fox);
    Object.assign(this.fox, { moving: true, x, y });
    await jump(this.fox, to, clock, 500, 0.7);
    this.#put(this.fox, field);
  }

  // Pieces

  /** Where a piece is drawn at this moment. */
  pieceAt(piece: Piece): Point {
    if (piece.moving) return [piece.x, piece.y];
    return this.places.get(piece.id)?.at ?? this.at(piece.field ?? '');
  }

  #stoneOf(seat: number, field: string): Piece | undefined {
    return this.stones.find((stone) => stone.owner === seat && stone.field === field);
  }

  #fields(): number[][] {
    return this.#board.seats.map(({ seat }) =>
      this.stones
        .filter((stone) => stone.owner === seat && stone.field !== null)
        .map((stone) => Number(stone.field)),
    );
  }

  /** Takes a piece from its field: from now on it is drawn where its x and y say. */
  #lift(piece: Piece): void {
    [piece.x, piece.y] = this.pieceAt(piece);
    piece.moving = true;
  }

  /** A piece goes field by field, and stands on the last. */
  async #walk(
    piece: Piece,
    path: string[],
    clock: Clock,
    ms: number,
    arrived: (field: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    this.#lift(piece);
    for (const field of path) {
      const to = this.at(field);
      piece.left = to[0] < piece.x;
      await jump(piece, to, clock, ms, 0.35);
      sound('step');
      await arrived(field);
    }
    this.#put(piece, path.at(-1) ?? piece.field);
  }

  #mark(...fields: string[]): void {
    this.marks = [...new Set([...this.marks, ...fields])];
  }

  #count(seat: number, more: number): void {
    this.sizes = this.sizes.map((size, one) => (one === seat ? Math.max(0, size + more) : size));
  }
}

/** What a run of the fox brings about: catches and prizes, each on its field. */
function onTheWay(rest: RufusEvent[]): (Told<'caught'> | Told<'won'>)[] {
  const found: (Told<'caught'> | Told<'won'>)[] = [];
  for (const event of rest) {
    if (event.event === 'caught' || event.event === 'won') found.push(event);
    else if (event.event !== 'out') break;
  }
  return found;
}
