/** A game of Dog at a table: the scene, and the reader's choice of an action. */

import { allOfKind } from '../../cards/choice';
import { CardTable } from '../../cards/play.svelte';
import type { Clock } from '../../table/clock';
import type { SeatStatus } from '../../table/game';
import type { Table } from '../../table/table.svelte';
import type { Geometry, Told } from '../../messages';
import { listed, t } from '../../texts.svelte';
import { deck } from './deck';
import { Scene, type DogMan } from './scene.svelte';
import type { DogChoice, DogEvent, DogObservation } from '../../wire/dog';
import { man as manWords, place } from './words';

export class DogTable extends CardTable<DogChoice, DogMan> {
  readonly deck = deck;
  protected readonly folding = 'fold';
  readonly scene: Scene;

  seen = $derived.by(
    () => this.table.update?.observation as unknown as DogObservation | undefined,
  );
  moves = $derived.by(() => this.table.choices as unknown as DogChoice[]);

  constructor(table: Table, geometry: Geometry) {
    super(table, geometry);
    this.scene = new Scene(this.board, this.seat, (one) => this.#receiver(one));
  }

  /** Who gets the card that a seat gives: the next of its partners, or the next seat. */
  #receiver(giver: number): number | null {
    const seats = this.board.seats.length;
    if (this.table.told?.options['exchange'] === 'next') return (giver + 1) % seats;
    const further = (seat: number): number => (seat - giver + seats) % seats;
    const partners = this.table.people?.partners(giver) ?? [];
    return partners.toSorted((a, b) => further(a) - further(b))[0] ?? null;
  }

  // What is shown

  show(observation: Told): void {
    this.scene.show(observation as unknown as DogObservation);
  }

  tell(event: Told, rest: Told[], clock: Clock): Promise<void> {
    return this.scene.tell(event as unknown as DogEvent, rest as unknown as DogEvent[], clock);
  }

  status(seat: number): SeatStatus {
    const cards = this.scene.sizes[seat] ?? 0;
    return {
      cards,
      text: t('dog-cards-held', { count: cards }),
      starter: this.scene.starter === seat,
    };
  }

  spotWords(name: string, man: DogMan | undefined): string {
    if (man === undefined) return place(this.geometry, name, '');
    return manWords(place(this.geometry, name, '.at'), man.owner, man.fresh);
  }

  override isDone(man: DogMan): boolean {
    return this.scene.seven?.moved.includes(man.field) === true;
  }

  // What is asked

  get prompt(): string {
    const { choice, moves } = this;
    if (moves.length === 0) return this.#waiting();
    if (choice.step === 'as') return t('dog-prompt-joker');
    if (choice.step === 'field' || choice.to !== null) {
      return t(allOfKind(choice.moves, 'swap') ? 'dog-prompt-swap' : 'dog-prompt-field');
    }
    if (choice.step === 'man') return t('dog-prompt-man');
    if (allOfKind(moves, 'give')) return this.#giving();
    if (allOfKind(moves, 'fold')) return t('dog-prompt-fold');
    return t('dog-prompt-play');
  }

  /** What is asked where a card is given: for whom, in the own team or beside. */
  #giving(): string {
    const { told, people } = this.table;
    const receiver = this.seat === null ? null : this.#receiver(this.seat);
    if (people === null || receiver === null) return t('dog-prompt-exchange');
    const who = people.name(receiver);
    const next = told?.options['exchange'] === 'next';
    return next
      ? t('dog-prompt-exchange-for', { who })
      : t('dog-prompt-exchange-partner', { who });
  }

  #waiting(): string {
    const { table, seen } = this;
    const seat = table.turn[0];
    if (table.update?.over || seen === undefined) return t('dog-phase-over');
    if (table.busy && this.scene.exchange) return t('dog-phase-exchange');
    if (seen.phase === 'exchange') return t('dog-prompt-exchange-wait');
    if (seat === undefined || table.people === null) return '';
    if (seat === this.seat) return t('your-turn');
    const who = table.people.name(seat);
    if (seen.seven && !table.busy)
      return t('dog-prompt-seven-wait', { who, left: seen.seven.left });
    return t('dog-prompt-play-wait', { who });
  }

  protected get reminder(): string {
    if (!this.asked || !this.seen?.seven) return '';
    return t('dog-prompt-seven', { left: this.seen.seven.left });
  }

  protected cardHelp(code: string): string {
    return t(`dog-card-${code}-help`);
  }

  protected between(moves: DogChoice[]): string {
    return listed(moves.map(cardOf), 'disjunction');
  }

  protected override shortOf(move: DogChoice): string | null {
    if (this.choice.step === 'as') return cardOf(move);
    return move.kind === 'swap' ? t('dog-swap') : super.shortOf(move);
  }
}

/** As which card it is played. */
function cardOf(move: DogChoice): string {
  return t(`dog-card-${'as' in move ? move.as : move.card}`);
}
