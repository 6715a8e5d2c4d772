/** A game of Stramash at a table: the scene, and the reader's choice of an action. */

import { allOfKind, type Picked } from '../../cards/choice';
import { CardTable } from '../../cards/play.svelte';
import type { Man } from '../../cards/scene.svelte';
import type { Held } from '../../cards/shapes';
import type { Clock } from '../../table/clock';
import type { SeatStatus } from '../../table/game';
import type { Table } from '../../table/table.svelte';
import type { Geometry, Told } from '../../messages';
import { t } from '../../texts.svelte';
import { deck } from './deck';
import { LADDIES } from './laddies';
import { plainHoles, readMoves, type Move } from './moves';
import { Scene } from './scene.svelte';
import type { StramashEvent, StramashObservation } from './shapes';
import { action, laddie, place } from './words';

export class StramashTable extends CardTable<Move, Man> {
  readonly deck = deck;
  readonly scene: Scene;

  seen = $derived.by(
    () => this.table.update?.observation as unknown as StramashObservation | undefined,
  );
  moves = $derived.by(() => readMoves(this.table.legal, this.outField));

  constructor(table: Table, geometry: Geometry) {
    super(table, geometry);
    this.scene = new Scene(this.board, this.seat);
  }

  // What is shown

  show(observation: Told): void {
    this.scene.show(observation as unknown as StramashObservation);
  }

  tell(event: Told, _rest: Told[], clock: Clock): Promise<void> {
    return this.scene.tell(event as unknown as StramashEvent, clock);
  }

  status(seat: number): SeatStatus {
    const cards = this.scene.sizes[seat] ?? 0;
    return {
      cards,
      text: t('stramash-cards-held', { count: cards }),
      starter: this.scene.starter === seat && (this.seen?.plies ?? 0) === 0,
    };
  }

  spotWords(name: string, man: Man | undefined): string {
    if (man === undefined) return place(this.geometry, name, '');
    return laddie(place(this.geometry, name, '.at'), man.owner);
  }

  override isDone(man: Man): boolean {
    return this.scene.seven?.moved === man.field;
  }

  /** Whose laddies the reader moves: the partner's once the own are all home. */
  get mover(): number {
    const { seat, table } = this;
    if (seat === null) return 0;
    const partner = table.people?.partners(seat)[0];
    return partner !== undefined && this.scene.home[seat] === LADDIES ? partner : seat;
  }

  // What is asked

  get prompt(): string {
    const { choice, moves } = this;
    if (moves.length === 0) return this.#waiting();
    if (allOfKind(moves, 'discard')) return t('stramash-prompt-discard');
    if (choice.step === 'man') return t('stramash-prompt-laddie');
    if (choice.step === 'field' || choice.to !== null) {
      return t(
        allOfKind(choice.moves, 'charge') ? 'stramash-prompt-fechter' : 'stramash-prompt-field',
      );
    }
    return t('stramash-prompt-play');
  }

  #waiting(): string {
    const { table, seen } = this;
    const seat = table.turn[0];
    if (table.update?.over || seen === undefined) return t('stramash-phase-over');
    if (seat === undefined || table.people === null) return '';
    if (seat === this.seat) return t('your-turn');
    const who = table.people.name(seat);
    if (seen.seven && !table.busy)
      return t('stramash-prompt-seven-wait', { who, left: seen.seven.left });
    return t('stramash-prompt-play-wait', { who });
  }

  protected get reminder(): string {
    const { choice, seen, seat, table } = this;
    if (!this.asked) return '';
    if (seen?.seven) return t('stramash-prompt-seven', { left: seen.seven.left });
    if (this.mover !== seat && table.people !== null && choice.step !== 'field') {
      return t('stramash-prompt-partner', { owner: table.people.name(this.mover) });
    }
    return '';
  }

  override isNew(card: Held): boolean {
    return card.id === this.scene.drawn;
  }

  protected cardHelp(code: string): string {
    const does = t(`stramash-card-${code}-help`);
    const idle = allOfKind(
      this.moves.filter((move) => move.card === code),
      'discard',
    );
    return idle ? `${does}. ${t('card-idle')}` : does;
  }

  override cardName(card: Held): string {
    const name = super.cardName(card);
    return this.isNew(card) ? `${name}, ${t('stramash-card-drawn')}` : name;
  }

  protected words(move: Move): string {
    return action(this.geometry, move, this.mover);
  }

  protected between([move]: Move[]): string {
    return move === undefined ? '' : this.words(move);
  }

  // Choosing

  override get direct(): string[] {
    return this.choice.step === 'man' ? plainHoles(this.choice.moves) : [];
  }

  protected override pickedBy(name: string): Picked | null {
    const { card, moves } = this.choice;
    const move = this.direct.includes(name) ? moves.find(({ to }) => to === name) : undefined;
    if (card === null || move?.from == null) return super.pickedBy(name);
    return { card, from: move.from, to: name };
  }
}
