/** A game of Stramash at a table: the scene, and the reader's choice of an action. */

import { allOfKind, pickedOf, type Picked } from '../../cards/choice';
import { CardTable } from '../../cards/play.svelte';
import type { Man } from '../../cards/scene.svelte';
import type { Clock } from '../../table/clock';
import type { SeatStatus } from '../../table/game';
import type { Table } from '../../table/table.svelte';
import type { Geometry, Told } from '../../messages';
import { t } from '../../texts.svelte';
import { deck } from './deck';
import { plainHoles } from './holes';
import { Scene } from './scene.svelte';
import type { StramashChoice, StramashEvent, StramashObservation } from '../../wire/stramash';
import { laddie, place } from './words';

export class StramashTable extends CardTable<StramashChoice, Man> {
  readonly deck = deck;
  protected readonly folding = 'discard';
  readonly scene: Scene;

  seen = $derived.by(
    () => this.table.update?.observation as unknown as StramashObservation | undefined,
  );
  moves = $derived.by(() => this.table.choices as unknown as StramashChoice[]);

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
    const { choice, mover, seen, seat, table } = this;
    if (!this.asked) return '';
    if (seen?.seven) return t('stramash-prompt-seven', { left: seen.seven.left });
    if (mover === null || mover === seat || choice.step === 'field') return '';
    return t('stramash-prompt-partner', { owner: table.people?.name(mover) ?? '' });
  }

  protected cardHelp(code: string): string {
    return t(`stramash-card-${code}-help`);
  }

  protected between([move]: StramashChoice[]): string {
    return move === undefined ? '' : this.words(move);
  }

  // Choosing

  override get direct(): string[] {
    return this.choice.step === 'man' ? plainHoles(this.choice.moves) : [];
  }

  protected override pickedBy(name: string): Picked | null {
    const { card, moves } = this.choice;
    const move = moves.find((one) => one.kind !== 'discard' && one.to === name);
    const known = card !== null && this.direct.includes(name);
    if (!known || move === undefined || move.kind === 'discard') return super.pickedBy(name);
    return pickedOf(card, move.from, name);
  }
}
