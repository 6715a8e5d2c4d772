/** What lies on the table of Dog at this moment. */

import { cardsIn } from '../../cards/codes';
import { CardScene, FLIGHT, Man } from '../../cards/scene.svelte';
import type { Clock } from '../../table/clock';
import { jump } from '../../table/board/moving';
import type { Geometry } from '../../messages';
import type { DogEvent, DogObservation, Seven, Told } from '../../wire/dog';

/** A man's place as an observation names it: the field, and whether the man is fresh (`T0!`). */
function placeIn(text: string): { field: string; fresh: boolean } {
  return { field: text.replace('!', ''), fresh: text.endsWith('!') };
}

export class DogMan extends Man {
  fresh = $state(false);
}

export class Scene extends CardScene<DogMan> {
  protected readonly brings = 'received';
  given = $state.raw<boolean[]>([]);
  starter = $state<number | null>(null);
  handSize = $state(0);
  exchange = $state(false);
  seven = $state.raw<Seven | null>(null);

  readonly #receiverOf: (seat: number) => number | null;
  #gone = new Set<DogEvent>();

  constructor(
    geometry: Geometry,
    seat: number | null,
    receiverOf: (seat: number) => number | null,
  ) {
    super(geometry, seat, 'K', (owner, slot) => new DogMan(owner, slot));
    this.#receiverOf = receiverOf;
    this.given = geometry.kennel.map(() => false);
  }

  override fieldIn(place: string): string {
    return placeIn(place).field;
  }

  protected override put(man: DogMan, place: string): void {
    super.put(man, place);
    man.fresh = placeIn(place).fresh;
  }

  show(seen: DogObservation): void {
    seen.men.forEach((places, owner) => this.arrange(owner, places));
    this.showCards(seen);
    this.exchange = seen.phase === 'exchange';
    this.given = seen.hand_sizes.map((_, seat) => (seen.given?.[seat] ?? null) !== null);
    this.starter = seen.starter;
    this.handSize = seen.hand_size;
    this.seven = seen.seven ?? null;
  }

  async tell(event: DogEvent, rest: DogEvent[], clock: Clock): Promise<void> {
    switch (event.event) {
      case 'round':
        return this.#round(event, clock);
      case 'reshuffled':
        return this.reshuffled(event.cards, clock);
      case 'dealt':
        return this.dealt(event.seat, event.card, clock);
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
        return this.cameOut(event.owner, `${event.to}!`, clock);
      case 'moved':
        return this.#moved(event, rest, clock);
      case 'swapped':
        return this.#swapped(event, clock);
      case 'sent_home':
        if (this.#gone.delete(event)) return;
        return this.sentBack(event.owner, event.from, clock);
      case 'taken_back':
        return this.takenBack(event.men, clock);
      case 'starter':
        this.starter = event.seat;
        return clock.pause(500);
      case 'home':
      case 'over':
        return clock.pause(900);
    }
  }

  override async settle(): Promise<void> {
    await super.settle();
    this.#gone.clear();
  }

  #round(event: Told<'round'>, clock: Clock): Promise<void> {
    this.starter = event.starter;
    this.handSize = event.hand_size;
    this.exchange = true;
    this.given = this.given.map(() => false);
    return clock.pause(300);
  }

  async #gave({ seat, card }: Told<'gave'>, clock: Clock): Promise<void> {
    this.count(seat, -1);
    if (card !== undefined) this.drop(card);
    await this.fly(null, this.holder(seat), [`given:${seat}`], clock, FLIGHT);
    this.given = this.given.map((given, one) => given || one === seat);
  }

  async #exchanged(clock: Clock): Promise<void> {
    const seats = this.given.map((_, seat) => seat);
    this.given = seats.map(() => false);
    this.exchange = false;
    await Promise.all(
      seats.map(async (seat) => {
        const receiver = this.#receiverOf(seat);
        if (receiver === null) return;
        await this.fly(null, [`given:${seat}`], this.holder(receiver), clock, 600);
        this.count(receiver, 1);
      }),
    );
  }

  async #received(event: Told<'received'>, clock: Clock): Promise<void> {
    this.bring(event.card);
    await clock.pause(500);
  }

  async #played({ seat, card }: Told<'played'>, clock: Clock): Promise<void> {
    await this.lay(seat, card, clock);
    await clock.pause(260);
  }

  async #folded({ seat, cards }: Told<'folded'>, clock: Clock): Promise<void> {
    for (const card of cardsIn(cards)) {
      this.loose.push(this.lay(seat, card, clock));
      await clock.pause(170);
    }
    await this.settle();
    await clock.pause(450);
  }

  async #moved(event: Told<'moved'>, rest: DogEvent[], clock: Clock): Promise<void> {
    const man = this.manOn(event.from);
    if (man) man.fresh = false;
    const hits = hitsIn(rest);
    await this.walk(event, clock, async (field) => {
      const hit = hits.find((next) => next.from === field);
      if (!hit) return;
      this.#gone.add(hit);
      await this.sentBack(hit.owner, hit.from, clock);
    });
  }

  async #swapped({ a, b }: Told<'swapped'>, clock: Clock): Promise<void> {
    const [one, other] = [this.manOn(a.from), this.manOn(b.from)];
    if (!one || !other) return;
    await Promise.all([
      jump(one, this.at(a.to, one), clock, 900, 1, 70),
      jump(other, this.at(b.to, other), clock, 900, 0.5, 70),
    ]);
    this.put(one, a.to);
    this.put(other, b.to);
    await clock.pause(200);
  }
}

/** The men sent home by the move that these events follow. */
function hitsIn(rest: DogEvent[]): Told<'sent_home'>[] {
  const end = rest.findIndex((event) => event.event !== 'sent_home');
  const follow = end < 0 ? rest : rest.slice(0, end);
  return follow.filter((event) => event.event === 'sent_home');
}
