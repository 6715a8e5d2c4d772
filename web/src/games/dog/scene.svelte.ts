/** What lies on the table of Dog at this moment: men, cards, and what is in movement. */

import { rectangleOf } from '../../table/anchors';
import { arch, smooth, type Clock } from '../../table/clock';
import { cellOf } from '../../table/geometry';
import { play as sound } from '../../table/sound';
import type { Geometry, Point } from '../../messages';
import { cardsIn, placeIn, type DogEvent, type DogObservation } from './shapes';

/** The order in which a hand is held. */
const ORDER = 'A 2 3 4 5 6 7 8 9 10 J Q K X'.split(' ');
const STEP = 140;
const FLIGHT = 420;
const KENNEL = 'K';

type Told<Name extends DogEvent['event']> = Extract<DogEvent, { event: Name }>;

/** A man: which field it is on, and where it is drawn while it is under way. */
export class Man {
  field = $state(KENNEL);
  fresh = $state(false);
  x = $state(0);
  y = $state(0);
  /** How high it is lifted above the board, 0 to 1. */
  lift = $state(0);

  readonly id: string;
  readonly owner: number;
  /** Its own hollow in the kennel. */
  readonly slot: number;

  constructor(owner: number, slot: number) {
    this.id = `${owner}.${slot}`;
    this.owner = owner;
    this.slot = slot;
  }
}

export interface Held {
  id: number;
  code: string;
}

/** A card that lies open, turned a little as it fell. */
export interface Laid {
  id: number;
  code: string;
  seat: number | null;
}

/** A card in the air; `code` null shows its back. */
export interface Flight {
  id: number;
  code: string | null;
  from: DOMRect;
  to: DOMRect;
  /** How much of the way is done, 0 to 1. */
  part: number;
}

export class Scene {
  men: Man[];
  hand = $state.raw<Held[]>([]);
  sizes = $state.raw<number[]>([]);
  pile = $state(0);
  discard = $state.raw<Laid[]>([]);
  given = $state.raw<boolean[]>([]);
  flights = $state<Flight[]>([]);
  starter = $state<number | null>(null);
  handSize = $state(0);
  exchange = $state(false);
  seven = $state.raw<DogObservation['seven'] | null>(null);
  /** The fields between which men have last moved. */
  trail = $state.raw<string[]>([]);

  readonly #geometry: Geometry;
  readonly #seat: number | null;
  readonly #partnerOf: (seat: number) => number | null;
  #ids = 0;
  #loose: Promise<void>[] = [];
  #gone = new Set<DogEvent>();

  constructor(
    geometry: Geometry,
    seat: number | null,
    partnerOf: (seat: number) => number | null,
  ) {
    this.#geometry = geometry;
    this.#seat = seat;
    this.#partnerOf = partnerOf;
    this.men = geometry.kennel.flatMap((spots, owner) =>
      spots.map((_, slot) => new Man(owner, slot)),
    );
    this.given = geometry.kennel.map(() => false);
    this.men.forEach((man) => this.#put(man, KENNEL, false));
  }

  // Showing at once

  show(seen: DogObservation): void {
    seen.men.forEach((places, owner) => this.#arrange(owner, places));
    this.sizes = seen.hand_sizes;
    this.hand = this.#sameCards(this.hand, cardsIn(seen.hand));
    this.pile = seen.pile;
    this.discard = this.#sameDiscard(cardsIn(seen.discard));
    this.exchange = seen.phase === 'exchange';
    this.given = seen.hand_sizes.map((_, seat) => (seen.given?.[seat] ?? null) !== null);
    this.starter = seen.starter;
    this.handSize = seen.hand_size;
    this.seven = seen.seven ?? null;
    this.flights = [];
  }

  /** Puts a seat's men where the observation has them, leaving alone those that stand right. */
  #arrange(owner: number, places: string[]): void {
    const wanted = places.map(placeIn);
    const moving = this.men.filter((man) => {
      if (man.owner !== owner) return false;
      const index = wanted.findIndex((place) => place.field === man.field);
      const place = index < 0 ? undefined : wanted.splice(index, 1)[0];
      if (place) this.#put(man, place.field, place.fresh);
      return place === undefined;
    });
    moving.forEach((man, index) => {
      const place = wanted[index];
      if (place) this.#put(man, place.field, place.fresh);
    });
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

  #put(man: Man, field: string, fresh: boolean): void {
    const [x, y] = this.at(field, man);
    Object.assign(man, { field, fresh, x, y, lift: 0 });
  }

  at(field: string, man: Man): Point {
    const spot = this.#geometry.kennel[man.owner]?.[man.slot] ?? [0, 0];
    return field === KENNEL ? spot : (cellOf(this.#geometry, field)?.at ?? spot);
  }

  manOn(field: string): Man | undefined {
    return this.men.find((man) => man.field === field && field !== KENNEL);
  }

  inKennel(owner: number): Man[] {
    return this.men.filter((man) => man.owner === owner && man.field === KENNEL);
  }

  // Showing events

  async tell(event: DogEvent, rest: DogEvent[], clock: Clock): Promise<void> {
    switch (event.event) {
      case 'round':
        return this.#round(event, clock);
      case 'reshuffled':
        return this.#reshuffled(event, clock);
      case 'dealt':
        return this.#dealt(event, clock);
      case 'gave':
        return this.#gave(event, clock);
      case 'exchanged':
        return this.#exchanged(clock);
      case 'received':
        return this.#received(event, clock);
      case 'played':
        return this.#played(event, clock);
      case 'folded':
        return this.#folded(event, clock);
      case 'came_out':
        return this.#cameOut(event, clock);
      case 'moved':
        return this.#moved(event, rest, clock);
      case 'swapped':
        return this.#swapped(event, clock);
      case 'sent_home':
        return this.#gone.delete(event) ? undefined : this.#sentHome(event, clock);
      case 'taken_back':
        return this.#takenBack(event, clock);
      case 'starter':
        this.starter = event.seat;
        return clock.pause(500);
      case 'home':
      case 'over':
        return clock.pause(900);
    }
  }

  /** Waits for the cards that are still in the air. */
  async settle(): Promise<void> {
    await Promise.all(this.#loose);
    this.#loose = [];
    this.#gone.clear();
  }

  #round(event: Told<'round'>, clock: Clock): Promise<void> {
    this.starter = event.starter;
    this.handSize = event.hand_size;
    this.exchange = true;
    this.trail = [];
    this.given = this.given.map(() => false);
    return clock.pause(300);
  }

  async #reshuffled(event: Told<'reshuffled'>, clock: Clock): Promise<void> {
    await this.#fly(null, ['discard'], ['pile'], clock, 600);
    this.discard = [];
    this.pile = event.cards;
  }

  async #dealt(event: Told<'dealt'>, clock: Clock): Promise<void> {
    const { seat, card } = event;
    this.pile = Math.max(0, this.pile - 1);
    const flight = this.#fly(null, ['pile'], this.#holder(seat), clock, FLIGHT).then(() => {
      this.#count(seat, 1);
      if (card !== undefined) this.#take(card);
    });
    this.#loose.push(flight);
    await clock.pause(45);
  }

  async #gave({ seat, card }: Told<'gave'>, clock: Clock): Promise<void> {
    this.#count(seat, -1);
    if (card !== undefined) this.#drop(card);
    await this.#fly(null, this.#holder(seat), [`given:${seat}`], clock, FLIGHT);
    this.given = this.given.map((given, one) => given || one === seat);
  }

  async #exchanged(clock: Clock): Promise<void> {
    const seats = this.given.map((_, seat) => seat);
    this.given = seats.map(() => false);
    this.exchange = false;
    await Promise.all(
      seats.map(async (seat) => {
        const partner = this.#partnerOf(seat);
        if (partner === null) return;
        await this.#fly(null, [`given:${seat}`], this.#holder(partner), clock, 600);
        this.#count(partner, 1);
      }),
    );
  }

  async #received(event: Told<'received'>, clock: Clock): Promise<void> {
    this.#take(event.card);
    await clock.pause(500);
  }

  async #played({ seat, card }: Told<'played'>, clock: Clock): Promise<void> {
    this.trail = [];
    await this.#lay(seat, card, clock);
    await clock.pause(260);
  }

  async #folded({ seat, cards }: Told<'folded'>, clock: Clock): Promise<void> {
    this.trail = [];
    for (const card of cardsIn(cards)) {
      this.#loose.push(this.#lay(seat, card, clock));
      await clock.pause(170);
    }
    await this.settle();
    await clock.pause(450);
  }

  async #lay(seat: number, code: string, clock: Clock): Promise<void> {
    const from = seat === this.#seat ? [this.#cardName(code), 'hand'] : [`seat:${seat}`];
    const flight = this.#fly(code, from, ['discard'], clock, FLIGHT);
    this.#count(seat, -1);
    if (seat === this.#seat) this.#drop(code);
    await flight;
    sound('card');
    this.discard = [...this.discard, { id: ++this.#ids, code, seat }];
  }

  async #cameOut({ owner, to }: Told<'came_out'>, clock: Clock): Promise<void> {
    const man = this.inKennel(owner).at(-1);
    if (!man) return;
    await this.#jump(man, this.at(to, man), clock, 520, 1);
    sound('step');
    this.#put(man, to, true);
    this.trail = [to];
    await clock.pause(150);
  }

  async #moved(event: Told<'moved'>, rest: DogEvent[], clock: Clock): Promise<void> {
    const man = this.manOn(event.from);
    if (!man) return;
    man.field = '';
    man.fresh = false;
    const hits = hitsIn(rest);
    for (const field of event.path) {
      await this.#jump(man, this.at(field, man), clock, STEP, 0.35);
      sound('step');
      const hit = hits.find((next) => next.from === field);
      if (hit) {
        this.#gone.add(hit);
        this.#loose.push(this.#sentHome(hit, clock));
      }
    }
    this.#put(man, event.to, false);
    this.trail = [...this.trail, event.from, event.to];
    await clock.pause(180);
  }

  async #swapped({ a, b }: Told<'swapped'>, clock: Clock): Promise<void> {
    const [one, other] = [this.manOn(a.from), this.manOn(b.from)];
    if (!one || !other) return;
    await Promise.all([
      this.#jump(one, this.at(a.to, one), clock, 900, 1, 70),
      this.#jump(other, this.at(b.to, other), clock, 900, 0.5, 70),
    ]);
    this.#put(one, a.to, false);
    this.#put(other, b.to, false);
    this.trail = [a.from, b.from];
    await clock.pause(200);
  }

  async #sentHome({ owner, from }: Told<'sent_home'>, clock: Clock): Promise<void> {
    const man = this.men.find((one) => one.owner === owner && one.field === from);
    if (!man) return;
    man.field = '';
    sound('hit');
    await this.#jump(man, this.at(KENNEL, man), clock, 760, 1.4, 40);
    this.#put(man, KENNEL, false);
  }

  async #takenBack(event: Told<'taken_back'>, clock: Clock): Promise<void> {
    const before = this.men.map((man) => ({ man, at: [man.x, man.y] as Point }));
    event.men.forEach((places, owner) => this.#arrange(owner, places));
    const moved = before.filter(({ man, at }) => man.x !== at[0] || man.y !== at[1]);
    await Promise.all(
      moved.map(({ man, at }) => {
        const to: Point = [man.x, man.y];
        [man.x, man.y] = at;
        return this.#jump(man, to, clock, 500, 0.7);
      }),
    );
  }

  /** Moves a man in a bow: `height` lifts it, `aside` bends its way to the right. */
  async #jump(
    man: Man,
    to: Point,
    clock: Clock,
    ms: number,
    height: number,
    aside = 0,
  ): Promise<void> {
    const [x, y] = [man.x, man.y];
    const [dx, dy] = [to[0] - x, to[1] - y];
    const length = Math.hypot(dx, dy) || 1;
    await clock.move(ms, (part) => {
      const [way, bow] = [smooth(part), arch(part)];
      man.x = x + dx * way - (dy / length) * aside * bow;
      man.y = y + dy * way + (dx / length) * aside * bow;
      man.lift = height * bow;
    });
  }

  async #fly(
    code: string | null,
    from: string[],
    to: string[],
    clock: Clock,
    ms: number,
  ): Promise<void> {
    const [begin, end] = [rectangleOf(...from), rectangleOf(...to)];
    if (clock.still || begin === null || end === null) return clock.pause(ms / 2);
    this.flights.push({ id: ++this.#ids, code, from: begin, to: end, part: 0 });
    const flight = this.flights.at(-1);
    if (!flight) return;
    await clock.move(ms, (part) => (flight.part = part));
    this.flights = this.flights.filter((one) => one.id !== flight.id);
  }

  /** Where a seat holds its cards on the page. */
  #holder(seat: number): string[] {
    return seat === this.#seat ? ['hand', `seat:${seat}`] : [`seat:${seat}`];
  }

  #cardName(code: string): string {
    return `card:${this.hand.find((card) => card.code === code)?.id ?? 0}`;
  }

  #count(seat: number, more: number): void {
    this.sizes = this.sizes.map((size, one) => (one === seat ? Math.max(0, size + more) : size));
  }

  #take(code: string): void {
    const cards = [...this.hand, { id: ++this.#ids, code }];
    this.hand = cards.sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));
  }

  #drop(code: string): void {
    const index = this.hand.findIndex((card) => card.code === code);
    this.hand = this.hand.filter((_, one) => one !== index);
  }
}

/** The men sent home by the move that these events follow. */
function hitsIn(rest: DogEvent[]): Told<'sent_home'>[] {
  const end = rest.findIndex((event) => event.event !== 'sent_home');
  const follow = end < 0 ? rest : rest.slice(0, end);
  return follow.filter((event) => event.event === 'sent_home');
}
