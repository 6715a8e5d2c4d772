/** What stands and lies on the table of Streifzug durch, and what is in movement. */

import { cardsIn } from '../../cards/codes';
import type { Held } from '../../cards/deck';
import type { Geometry, Point } from '../../messages';
import type { Clock } from '../../table/clock';
import { cellOf } from '../../table/board/geometry';
import { fly, jump, type Flight } from '../../table/board/moving';
import { play as sound } from '../../table/sound';
import type { StreifzugEvent, StreifzugObservation, Told, Worth } from '../../wire/streifzug';
import { spreadOn } from './meadow/spread';

const STEP = 150;
const FLIGHT = 560;
const SWINGS = 5;

/** A figure: on a field, or drawn elsewhere while it is under way. */
export class Piece {
  field = $state('S');
  moving = $state(false);
  x = $state(0);
  y = $state(0);
  lift = $state(0);

  constructor(
    readonly owner: number,
    readonly slot: number,
  ) {}

  get id(): string {
    return `${this.owner}.${this.slot}`;
  }
}

/** The two dice of a roll. */
export interface Dice {
  seat: number;
  values: number[];
  /** How much of the roll is still to come, 1 to 0. */
  rolling: number;
}

let held = 0;

export class Scene {
  readonly pieces: Piece[];
  dice = $state<Dice | null>(null);
  /** The dice that are still to be played. */
  left = $state.raw<number[]>([]);
  tops = $state.raw<(string | null)[]>([]);
  stacked = $state.raw<number[]>([]);
  hand = $state.raw<Held[]>([]);
  sizes = $state.raw<number[]>([]);
  /** Cards that lie open in the basic mode. */
  open = $state.raw<string[][]>([]);
  used = $state.raw<string[][]>([]);
  melds = $state.raw<string[][][]>([]);
  /** What these are and what they are worth, as far as it has been told yet. */
  worths = $state.raw<Partial<Worth>[][]>([]);
  rung = $state.raw<number[]>([]);
  flights = $state<Flight[]>([]);
  /** The fields that the last moves went from and to. */
  marks = $state.raw<string[]>([]);
  /** How far the bell hangs aside, in degrees. */
  swing = $state(0);
  /** Where every figure is drawn that is not under way. */
  places: Map<string, Point> = $derived.by(() =>
    spreadOn(
      this.pieces.filter(({ moving }) => !moving),
      (piece) => this.home(piece),
    ),
  );

  readonly #board: Geometry;
  readonly #seat: number | null;

  constructor(board: Geometry, seat: number | null) {
    this.#board = board;
    this.#seat = seat;
    this.pieces = board.seats.flatMap((place) =>
      [0, 1].map((slot) => new Piece(place.seat, slot)),
    );
  }

  // Where things are

  /** The name of the cell on which a party's figure stands. */
  cellName(field: string, owner: number): string {
    return field === 'Z' || field === 'S' ? `${field}${owner}` : field;
  }

  /** The middle of a field, as this party names it. */
  at(field: string, owner: number, slot = 0): Point {
    if (field === 'S') return this.#board.kennel[owner]?.[slot] ?? [0, 0];
    return cellOf(this.#board, this.cellName(field, owner))?.at ?? [0, 0];
  }

  home(piece: Piece): Point {
    return this.at(piece.field, piece.owner, piece.slot);
  }

  /** Where a figure is drawn at this moment. */
  pieceAt(piece: Piece): Point {
    if (piece.moving) return [piece.x, piece.y];
    return this.places.get(piece.id) ?? this.home(piece);
  }

  /** The figures that stand on a cell. */
  on(cell: string): Piece[] {
    return this.pieces.filter((piece) => this.cellName(piece.field, piece.owner) === cell);
  }

  // Showing at once

  show(seen: StreifzugObservation): void {
    seen.figures.forEach((fields, owner) => this.#arrange(owner, fields));
    const { dice, to_move } = seen;
    if (dice === undefined || to_move === null) this.left = [];
    else {
      this.dice = { seat: to_move, values: dice, rolling: 0 };
      this.left = seen.phase === 'cards' ? [] : (seen.turn?.left ?? dice);
    }
    this.tops = seen.tops;
    this.stacked = seen.stack_sizes;
    this.#hold(cardsIn(seen.hand ?? ''));
    this.open = (seen.cards ?? []).map(cardsIn);
    this.sizes = seen.hand_sizes ?? this.open.map((cards) => cards.length);
    this.used = (seen.used ?? []).map(cardsIn);
    this.melds = seen.melds ?? [];
    this.worths = seen.worths ?? [];
    this.rung = seen.rung ?? [];
    this.flights = [];
    this.swing = 0;
  }

  #arrange(owner: number, fields: string[]): void {
    const wanted = [...fields];
    const others = this.pieces.filter((piece) => {
      if (piece.owner !== owner) return false;
      piece.moving = false;
      piece.lift = 0;
      const index = wanted.indexOf(piece.field);
      if (index >= 0) wanted.splice(index, 1);
      return index < 0;
    });
    others.forEach((piece, index) => (piece.field = wanted[index] ?? 'S'));
  }

  /** The reader's hand; cards that stay keep their places. */
  #hold(codes: string[]): void {
    const before = [...this.hand];
    this.hand = codes.map((code) => {
      const index = before.findIndex((card) => card.code === code);
      return index < 0
        ? { id: ++held, code }
        : (before.splice(index, 1)[0] ?? { id: ++held, code });
    });
  }

  // Showing events

  async tell(event: StreifzugEvent, clock: Clock): Promise<void> {
    switch (event.event) {
      case 'first':
        return clock.pause(500);
      case 'stacked':
      case 'turned':
        this.tops = event.tops;
        sound('card');
        return clock.pause(600);
      case 'rolled':
        return this.#rolls(event, clock);
      case 'moved':
        return this.#moves(event, clock);
      case 'caught':
        return this.#catches(event, clock);
      case 'rang':
        this.rung = [...this.rung, event.seat];
        return this.#rings(clock);
      case 'thrown':
        return this.#flung(event.seat, event.from, event.to, clock);
      case 'patron':
        this.#uses(event.seat, event.card);
        await clock.pause(700);
        return this.#flung(event.by, event.from, event.to, clock);
      case 'robbed':
        return this.#robbed(event, clock);
      case 'took':
        return this.#took(event, clock);
      case 'melds':
        this.#breaks(event);
        this.#count(event.seat, event.hand - (this.sizes[event.seat] ?? 0));
        return clock.pause(500);
      case 'laid_out':
      case 'added':
      case 'exchanged':
        return this.#lays(event, clock);
      case 'mopser':
        this.#uses(event.seat, event.card);
        return clock.pause(700);
      case 'hopped':
        this.#uses(event.seat, event.card);
        await clock.pause(400);
        return this.#hops(event, clock);
      case 'lapsed':
      case 'asked':
      case 'draws':
      case 'over':
        return clock.pause(900);
      default:
        return clock.pause(250);
    }
  }

  /** The dice tumble for a while before they lie. */
  async #rolls({ seat, dice }: Told<'rolled'>, clock: Clock): Promise<void> {
    this.marks = [];
    this.left = dice;
    this.dice = { seat, values: dice, rolling: 1 };
    const tumbling = this.dice;
    let face = 0;
    sound('step');
    await clock.move(800, (part) => {
      tumbling.rolling = 1 - part;
      const next = Math.floor(part * 7);
      if (next === face) return;
      face = next;
      tumbling.values = part > 0.85 ? dice : [(face * 5) % 6 || 6, (face * 3 + 1) % 6 || 5];
    });
    this.dice = { seat, values: dice, rolling: 0 };
    sound('hit');
    await clock.pause(450);
  }

  async #moves({ seat, dice, from, to, path }: Told<'moved'>, clock: Clock): Promise<void> {
    for (const die of dice) {
      const index = this.left.indexOf(die);
      if (index >= 0) this.left = this.left.filter((_, one) => one !== index);
    }
    const piece = this.#pieceOf(seat, from);
    if (piece === undefined) return;
    this.#lift(piece);
    for (const field of path) {
      await jump(piece, this.at(field, seat), clock, STEP, 0.35);
      sound('step');
    }
    this.#put(piece, to);
    this.#mark(this.cellName(from, seat), this.cellName(to, seat));
    await clock.pause(180);
  }

  async #catches({ seat, stack, card, top }: Told<'caught'>, clock: Clock): Promise<void> {
    const change = <One>(list: One[], at: number, to: (one: One) => One): One[] =>
      list.map((one, index) => (index === at ? to(one) : one));
    this.tops = change(this.tops, stack, () => top);
    this.stacked = change(this.stacked, stack, (size) => Math.max(0, size - 1));
    sound('card');
    const own = seat === this.#seat;
    await fly(
      this.flights,
      card,
      [`stack:${stack}`],
      own ? ['hand', `seat:${seat}`] : [`seat:${seat}`],
      clock,
      FLIGHT,
    );
    if (this.open.length > 0) this.open = change(this.open, seat, (cards) => [...cards, card]);
    else if (own) this.#hold([...this.#codes(), card]);
    this.#count(seat, 1);
    await clock.pause(200);
  }

  /** The bell swings until it hangs still. */
  async #rings(clock: Clock): Promise<void> {
    sound('turn');
    await clock.move(1500, (part) => {
      this.swing = 26 * (1 - part) * Math.sin(part * SWINGS * 2 * Math.PI);
    });
    this.swing = 0;
  }

  /** A figure is sent back, in a high bow. */
  async #flung(owner: number, from: string, to: string, clock: Clock): Promise<void> {
    const piece = this.#pieceOf(owner, from);
    if (piece === undefined) return;
    sound('hit');
    this.#lift(piece);
    await jump(piece, this.at(to, owner, piece.slot), clock, 760, 1.2, 60);
    this.#put(piece, to);
    await clock.pause(250);
  }

  async #hops({ seat, from, to }: Told<'hopped'>, clock: Clock): Promise<void> {
    const piece = this.#pieceOf(seat, from);
    if (piece === undefined) return;
    this.#lift(piece);
    await jump(piece, this.at(to, seat), clock, 800, 1.6);
    sound('step');
    this.#put(piece, to);
    this.#mark(this.cellName(from, seat), to);
  }

  async #robbed({ seat, from, card }: Told<'robbed'>, clock: Clock): Promise<void> {
    const near = (one: number): string[] =>
      one === this.#seat ? ['hand', `seat:${one}`] : [`seat:${one}`];
    if (card !== undefined && from === this.#seat) this.#drop(card);
    this.#count(from, -1);
    sound('card');
    await fly(this.flights, card ?? null, near(from), near(seat), clock, FLIGHT);
    if (card !== undefined && seat === this.#seat) this.#hold([...this.#codes(), card]);
    this.#count(seat, 1);
    await clock.pause(250);
  }

  async #took({ seat, from, card }: Told<'took'>, clock: Clock): Promise<void> {
    const used = this.used[from] ?? [];
    const index = used.indexOf(card);
    if (index >= 0) {
      this.used = this.used.map((cards, one) =>
        one === from ? cards.filter((_, place) => place !== index) : cards,
      );
    }
    sound('card');
    await fly(this.flights, card, [`seat:${from}`], [`seat:${seat}`], clock, FLIGHT);
    if (seat === this.#seat) this.#hold([...this.#codes(), card]);
    this.#count(seat, 1);
    await clock.pause(250);
  }

  /** A meld has lost a card; the others are worth what they were. */
  #breaks({ seat, melds }: Told<'melds'>): void {
    const before = (this.melds[seat] ?? []).map((cards) => cards.join());
    const worths = melds.map((cards) => this.worths[seat]?.[before.indexOf(cards.join())] ?? {});
    this.worths = replaced(this.worths, seat, worths);
    this.melds = replaced(this.melds, seat, melds);
  }

  async #lays(
    { seat, meld, cards, points }: Told<'laid_out' | 'added' | 'exchanged'>,
    clock: Clock,
  ): Promise<void> {
    const before = this.melds[seat]?.[meld - 1] ?? [];
    const fresh = without(cards, before);
    for (const card of fresh) if (seat === this.#seat) this.#drop(card);
    this.#count(seat, -fresh.length);
    sound('card');
    const worth = { ...this.worths[seat]?.[meld - 1], points };
    this.melds = replaced(this.melds, seat, replaced(this.melds[seat] ?? [], meld - 1, cards));
    this.worths = replaced(this.worths, seat, replaced(this.worths[seat] ?? [], meld - 1, worth));
    await clock.pause(900);
  }

  // Pieces and cards

  #pieceOf(owner: number, field: string): Piece | undefined {
    return this.pieces.find((piece) => piece.owner === owner && piece.field === field);
  }

  #lift(piece: Piece): void {
    [piece.x, piece.y] = this.pieceAt(piece);
    piece.moving = true;
  }

  #put(piece: Piece, field: string): void {
    piece.field = field;
    piece.moving = false;
    piece.lift = 0;
  }

  #mark(...cells: string[]): void {
    this.marks = [...new Set([...this.marks, ...cells])];
  }

  #codes(): string[] {
    return this.hand.map(({ code }) => code);
  }

  #drop(card: string): void {
    this.#hold(without(this.#codes(), [card]));
  }

  /** A letter card that has acted lies open. */
  #uses(seat: number, card: string): void {
    if (seat === this.#seat) this.#drop(card);
    this.#count(seat, -1);
    this.used = this.used.map((cards, one) => (one === seat ? [...cards, card] : cards));
    sound('card');
  }

  #count(seat: number, more: number): void {
    this.sizes = this.sizes.map((size, one) => (one === seat ? Math.max(0, size + more) : size));
  }
}

/** The list with another thing in this place. */
function replaced<One>(list: One[], place: number, thing: One): One[] {
  const other = [...list];
  other[place] = thing;
  return other;
}

/** Cards less others, card for card. */
function without(cards: string[], others: string[]): string[] {
  const gone = [...others];
  return cards.filter((card) => {
    const index = gone.indexOf(card);
    if (index >= 0) gone.splice(index, 1);
    return index < 0;
  });
}
