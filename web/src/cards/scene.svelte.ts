/** What lies on a table where cards move men: men, cards, and what is in movement. */

import type { Clock } from '../table/clock';
import { cellOf } from '../table/board/geometry';
import { fly, jump, type Flight } from '../table/board/moving';
import { play as sound } from '../table/sound';
import type { Geometry, Point, Told } from '../messages';
import { cardsIn } from './codes';
import type { Held, Laid } from './deck';

/** The order in which a hand is held. */
const ORDER = 'A 2 3 4 5 6 7 8 9 10 J Q K X'.split(' ');
/** By what a card leaves a hand. */
const LEAVES = new Set(['played', 'discarded', 'folded', 'gave']);
export const STEP = 140;
export const FLIGHT = 420;

/** A man: which field it is on, and where it is drawn while it is under way. */
export class Man {
  field = $state('');
  x = $state(0);
  y = $state(0);
  /** How high it is lifted above the board, 0 to 1. */
  lift = $state(0);

  readonly id: string;
  readonly owner: number;
  /** Its own hollow beside the board. */
  readonly slot: number;

  constructor(owner: number, slot: number) {
    this.id = `${owner}.${slot}`;
    this.owner = owner;
    this.slot = slot;
  }
}

/** What an observation says of the cards. */
interface CardsSeen {
  hand: string;
  hand_sizes: number[];
  pile: number;
  discard: string;
}

export abstract class CardScene<Piece extends Man = Man> {
  /** A seven that is played in parts, and not to its end yet. */
  abstract readonly seven: object | null;
  /** By what a single card comes to a hand. */
  protected abstract readonly brings: string;
  men: Piece[];
  hand = $state.raw<Held[]>([]);
  /** The reader's card that came last, until one has left the hand. */
  newest = $state<number | null>(null);
  sizes = $state.raw<number[]>([]);
  pile = $state(0);
  discard = $state.raw<Laid[]>([]);
  flights = $state<Flight[]>([]);

  /** What a man's field is called while it waits beside the board. */
  readonly beside: string;
  protected readonly seat: number | null;
  /** What moves on while the next event is told already. */
  protected loose: Promise<void>[] = [];
  readonly #geometry: Geometry;
  #ids = 0;

  constructor(
    geometry: Geometry,
    seat: number | null,
    beside: string,
    make: (owner: number, slot: number) => Piece,
  ) {
    this.#geometry = geometry;
    this.seat = seat;
    this.beside = beside;
    this.men = geometry.kennel.flatMap((spots, owner) =>
      spots.map((_, slot) => make(owner, slot)),
    );
    this.men.forEach((man) => this.put(man, beside));
  }

  /** The field that a place names; some games say more of a place than its field. */
  fieldIn(place: string): string {
    return place;
  }

  // Showing at once

  protected showCards(seen: CardsSeen): void {
    this.sizes = seen.hand_sizes;
    this.hand = this.#sameCards(this.hand, cardsIn(seen.hand));
    this.pile = seen.pile;
    this.discard = this.#sameDiscard(cardsIn(seen.discard));
    this.flights = [];
  }

  /** Puts a seat's men where the observation has them, leaving alone those that stand right. */
  protected arrange(owner: number, places: string[]): void {
    const wanted = [...places];
    const moving = this.men.filter((man) => {
      if (man.owner !== owner) return false;
      const index = wanted.findIndex((place) => this.fieldIn(place) === man.field);
      const place = index < 0 ? undefined : wanted.splice(index, 1)[0];
      if (place !== undefined) this.put(man, place);
      return place === undefined;
    });
    moving.forEach((man, index) => {
      const place = wanted[index];
      if (place !== undefined) this.put(man, place);
    });
  }

  /** Which card came last, where nobody has seen it come. */
  recall(events: Told[]): void {
    const last = events.findLast(
      ({ event, seat }) =>
        seat === this.seat && (event === this.brings || LEAVES.has(String(event))),
    );
    if (last === undefined) return;
    const came = last['event'] === this.brings;
    const card = came ? this.hand.findLast(({ code }) => code === last['card']) : undefined;
    this.newest = card?.id ?? null;
  }

  #sameCards(held: Held[], codes: string[]): Held[] {
    const left = [...held];
    return codes.map((code) => {
      const index = left.findIndex((card) => card.code === code);
      return (index < 0 ? undefined : left.splice(index, 1)[0]) ?? { id: ++this.#ids, code };
    });
  }

  #sameDiscard(codes: string[]): Laid[] {
    const known = this.discard;
    return codes.map((code, index) => {
      const card = known[index];
      return card?.code === code ? card : { id: ++this.#ids, code, seat: null };
    });
  }

  /** Puts a man on a place at once. */
  protected put(man: Piece, place: string): void {
    const field = this.fieldIn(place);
    const [x, y] = this.at(field, man);
    man.field = field;
    [man.x, man.y, man.lift] = [x, y, 0];
  }

  at(field: string, man: Piece): Point {
    const spot = this.#geometry.kennel[man.owner]?.[man.slot] ?? [0, 0];
    return field === this.beside ? spot : (cellOf(this.#geometry, field)?.at ?? spot);
  }

  manOn(field: string): Piece | undefined {
    return this.men.find((man) => man.field === field && field !== this.beside);
  }

  /** A seat's men that wait beside the board. */
  waiting(owner: number): Piece[] {
    return this.men.filter((man) => man.owner === owner && man.field === this.beside);
  }

  // Showing events

  /** Waits for what is still in the air. */
  async settle(): Promise<void> {
    await Promise.all(this.loose);
    this.loose = [];
  }

  protected async reshuffled(cards: number, clock: Clock): Promise<void> {
    await this.fly(null, ['discard'], ['pile'], clock, 600);
    this.discard = [];
    this.pile += cards;
  }

  /** A card goes from the pile to a hand; `code` if the reader may know it. */
  protected async dealt(seat: number, code: string | undefined, clock: Clock): Promise<void> {
    this.pile = Math.max(0, this.pile - 1);
    const flight = this.fly(null, ['pile'], this.holder(seat), clock, FLIGHT).then(() => {
      this.count(seat, 1);
      if (code !== undefined) this.take(code);
    });
    this.loose.push(flight);
    await clock.pause(45);
  }

  /** A card goes from a hand to the played ones. */
  protected async lay(seat: number, code: string, clock: Clock): Promise<void> {
    const from = seat === this.seat ? [this.#cardName(code), 'hand'] : [`seat:${seat}`];
    const flight = this.fly(code, from, ['discard'], clock, FLIGHT);
    this.count(seat, -1);
    if (seat === this.seat) this.drop(code);
    await flight;
    sound('card');
    this.discard = [...this.discard, { id: ++this.#ids, code, seat }];
  }

  protected async cameOut(owner: number, place: string, clock: Clock): Promise<void> {
    const man = this.waiting(owner).at(-1);
    if (!man) return;
    await jump(man, this.at(this.fieldIn(place), man), clock, 520, 1);
    sound('step');
    this.put(man, place);
    await clock.pause(150);
  }

  /** A man goes field by field; on each it waits for what `arrived` has to show. */
  protected async walk(
    { from, to, path }: { from: string; to: string; path: string[] },
    clock: Clock,
    arrived: (field: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const man = this.manOn(from);
    if (!man) return;
    man.field = '';
    for (const field of path) {
      await jump(man, this.at(field, man), clock, STEP, 0.35);
      sound('step');
      await arrived(field);
    }
    this.put(man, to);
    await clock.pause(180);
  }

  /** A man that was hit flies back beside the board. */
  protected async sentBack(owner: number, from: string, clock: Clock): Promise<void> {
    const man = this.men.find((one) => one.owner === owner && one.field === from);
    if (!man) return;
    man.field = '';
    sound('hit');
    await jump(man, this.at(this.beside, man), clock, 760, 1.4, 40);
    this.put(man, this.beside);
  }

  /** Men go back to where they have been. */
  protected async takenBack(places: string[][], clock: Clock): Promise<void> {
    const before = this.men.map((man) => ({ man, at: [man.x, man.y] as Point }));
    places.forEach((own, owner) => this.arrange(owner, own));
    const moved = before.filter(({ man, at }) => man.x !== at[0] || man.y !== at[1]);
    await Promise.all(
      moved.map(({ man, at }) => {
        const to: Point = [man.x, man.y];
        [man.x, man.y] = at;
        return jump(man, to, clock, 500, 0.7);
      }),
    );
  }

  protected fly(
    code: string | null,
    from: string[],
    to: string[],
    clock: Clock,
    ms: number,
  ): Promise<void> {
    return fly(this.flights, code, from, to, clock, ms);
  }

  /** Where a seat holds its cards on the page. */
  protected holder(seat: number): string[] {
    return seat === this.seat ? ['hand', `seat:${seat}`] : [`seat:${seat}`];
  }

  #cardName(code: string): string {
    return `card:${this.hand.find((card) => card.code === code)?.id ?? 0}`;
  }

  protected count(seat: number, more: number): void {
    this.sizes = this.sizes.map((size, one) => (one === seat ? Math.max(0, size + more) : size));
  }

  /** A card comes to the reader's hand. */
  protected take(code: string): Held {
    const card = { id: ++this.#ids, code };
    this.hand = [...this.hand, card].sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));
    return card;
  }

  /** A single card does, and is marked there. */
  protected bring(code: string): void {
    this.newest = this.take(code).id;
  }

  protected drop(code: string): void {
    const index = this.hand.findIndex((card) => card.code === code);
    this.hand = this.hand.filter((_, one) => one !== index);
    this.newest = null;
  }
}
