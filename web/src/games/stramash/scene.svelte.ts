/** What lies on the table of Stramash at this moment. */

import { CardScene, Man } from '../../cards/scene.svelte';
import type { Clock } from '../../table/clock';
import { jump } from '../../table/board/moving';
import { play as sound } from '../../table/sound';
import type { Geometry } from '../../messages';
import type { Seven, StramashEvent, StramashObservation, Told } from '../../wire/stramash';
import { DOCK } from './laddies';

export class Scene extends CardScene {
  protected readonly brings = 'drew';
  seven = $state.raw<Seven | null>(null);
  /** Who was drawn to start. */
  starter = $state<number | null>(null);
  /** How many laddies each seat has in its castle. */
  home = $derived.by(() => this.#homes());

  readonly #castles: Map<string, number>;
  readonly #seats: number;

  constructor(geometry: Geometry, seat: number | null) {
    super(geometry, seat, DOCK, (owner, slot) => new Man(owner, slot));
    this.#seats = geometry.kennel.length;
    this.#castles = new Map(
      geometry.cells.flatMap(({ name, depth }) => (depth === undefined ? [] : [[name, depth]])),
    );
  }

  #homes(): number[] {
    const homes = Array.from({ length: this.#seats }, () => 0);
    for (const { owner, field } of this.men) {
      if (this.#castles.has(field)) homes[owner] = (homes[owner] ?? 0) + 1;
    }
    return homes;
  }

  show(seen: StramashObservation): void {
    seen.laddies.forEach((places, owner) => this.arrange(owner, places));
    this.showCards(seen);
    this.seven = seen.seven ?? null;
  }

  async tell(event: StramashEvent, clock: Clock): Promise<void> {
    switch (event.event) {
      case 'first':
        this.starter = event.seat;
        return clock.pause(500);
      case 'dealt':
        return this.dealt(event.seat, event.card, clock);
      case 'drew':
        return this.#drew(event.seat, event.card, clock);
      case 'reshuffled':
        return this.#reshuffled(event.cards, clock);
      case 'played':
        return this.#played(event, clock, 260);
      case 'discarded':
        return this.#played(event, clock, 600);
      case 'came_out':
        return this.cameOut(event.owner, event.to, clock);
      case 'moved':
        return this.walk(event, clock);
      case 'charged':
        return this.#charged(event, clock);
      case 'docked':
        return this.sentBack(event.owner, event.from, clock);
      case 'promoted':
        return this.#promoted(event, clock);
      case 'taken_back':
        return this.takenBack(event.laddies, clock);
      case 'home':
      case 'over':
        sound('turn');
        return clock.pause(900);
    }
  }

  /** Whoever may know the card sees it on its way. */
  async #drew(seat: number, code: string | undefined, clock: Clock): Promise<void> {
    await this.settle();
    this.pile = Math.max(0, this.pile - 1);
    await this.fly(code ?? null, ['pile'], this.holder(seat), clock, code ? 750 : 380);
    this.count(seat, 1);
    if (code === undefined) return;
    this.bring(code);
    await clock.pause(200);
  }

  async #reshuffled(cards: number, clock: Clock): Promise<void> {
    for (let packet = 0; packet < 4; packet++) {
      this.loose.push(this.fly(null, ['discard'], ['pile'], clock, 520));
      sound('card');
      await clock.pause(110);
    }
    await this.reshuffled(cards, clock);
    await this.settle();
  }

  async #played(
    { seat, card }: { seat: number; card: string },
    clock: Clock,
    rest: number,
  ): Promise<void> {
    await this.lay(seat, card, clock);
    await clock.pause(rest);
  }

  async #charged({ owner, from, to }: Told<'charged'>, clock: Clock): Promise<void> {
    const man = from === DOCK ? this.waiting(owner).at(-1) : this.manOn(from);
    if (!man) return;
    man.field = '';
    await jump(man, this.at(to, man), clock, 900, 1.8, 60);
    this.put(man, to);
  }

  /** A partner's laddie that was landed on goes straight to the entrance of its castle. */
  async #promoted({ owner, from, to }: Told<'promoted'>, clock: Clock): Promise<void> {
    const man = this.men.find((one) => one.owner === owner && one.field === from);
    if (!man) return;
    man.field = '';
    sound('turn');
    await jump(man, this.at(to, man), clock, 950, 1.3, -50);
    this.put(man, to);
    await clock.pause(250);
  }
}
