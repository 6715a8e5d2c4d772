/** A game of Dog at a table: the scene, and the reader's choice of an action. */

import type { Clock } from '../../table/clock';
import type { Action, GameTable, SeatStatus } from '../../table/game';
import { turnedBoard, wayBetween } from '../../table/geometry';
import type { Table } from '../../table/table.svelte';
import type { Geometry, Told } from '../../messages';
import { listed, t } from '../../texts.svelte';
import { allOfKind, choiceOf, pickField, stepBack, type Choice, type Picked } from './choice';
import { readMoves, type Move } from './moves';
import { Scene, type Held, type Man } from './scene.svelte';
import type { DogEvent, DogObservation } from './shapes';
import { action } from './words';

/** Where the keyboard should be next: on a field, or in the hand. */
export type Wish = { zone: 'board'; field: string } | { zone: 'hand' };

export class DogTable implements GameTable {
  readonly table: Table;
  readonly geometry: Geometry;
  readonly scene: Scene;
  /** The board as it lies before the reader. */
  readonly board: Geometry;

  picked = $state.raw<Picked>({});
  /** The card in the hand that was picked: of two equal ones the one that was clicked. */
  held = $state<number | null>(null);
  /** The field, or card of the hand, that is looked at. */
  looked = $state<string | null>(null);
  lookedCard = $state<Held | null>(null);
  wish = $state.raw<Wish | null>(null);
  wantsActions = $state(false);
  /** Whether a field was aimed at that another lies very near to: then it is asked once more. */
  aimed = $state(false);

  seen = $derived.by(
    () => this.table.update?.observation as unknown as DogObservation | undefined,
  );
  moves = $derived.by(() => readMoves(this.table.legal, this.#outField()));
  choice: Choice = $derived.by(() => choiceOf(this.moves, this.picked));
  /** The fields over which the man would go to the field looked at. */
  way = $derived.by(() => this.#way());

  constructor(table: Table, geometry: Geometry) {
    this.table = table;
    this.geometry = geometry;
    const seat = table.told?.seat ?? null;
    this.board = turnedBoard(geometry, seat);
    this.scene = new Scene(this.board, seat, (one) => table.people?.partners(one)[0] ?? null);
  }

  get seat(): number | null {
    return this.table.told?.seat ?? null;
  }

  // What is shown

  show(observation: Told): void {
    this.scene.show(observation as unknown as DogObservation);
  }

  tell(event: Told, rest: Told[], clock: Clock): Promise<void> {
    return this.scene.tell(event as unknown as DogEvent, rest as unknown as DogEvent[], clock);
  }

  settle(): Promise<void> {
    return this.scene.settle();
  }

  reset(): void {
    this.picked = {};
    this.held = null;
    this.looked = null;
    this.aimed = false;
  }

  status(seat: number): SeatStatus {
    const cards = this.scene.sizes[seat] ?? 0;
    return {
      cards,
      text: t('dog-cards-held', { count: cards }),
      starter: this.scene.starter === seat,
    };
  }

  /** Whose men come out now: the reader's, or the partner's once the own are all on the board. */
  get kennelOwner(): number | null {
    const { seat } = this;
    if (seat === null) return null;
    if (this.scene.inKennel(seat).length > 0) return seat;
    return this.table.people?.partners(seat)[0] ?? null;
  }

  #outField(): string | null {
    const owner = this.kennelOwner;
    const start = this.geometry.cells.find((cell) => cell.kind === 'start' && cell.seat === owner);
    return start?.name ?? null;
  }

  /** The man that would come out. */
  get nextOut(): Man | undefined {
    return this.kennelOwner === null ? undefined : this.scene.inKennel(this.kennelOwner).at(-1);
  }

  #way(): string[] {
    const { from, to, fields, step } = this.choice;
    const target =
      to ?? (this.looked !== null && fields.includes(this.looked) ? this.looked : null);
    if (from === null || target === null || (step !== 'field' && to === null)) return [];
    const move = this.choice.moves.find((one) => one.to === target);
    if (move?.kind !== 'walk') return [from, target];
    return wayBetween(this.geometry, from, target).map((cell) => cell.name);
  }

  // What is asked

  get prompt(): string {
    const { choice, table } = this;
    if (this.moves.length === 0) return this.#waiting();
    if (choice.step === 'as') return t('dog-prompt-joker');
    if (choice.step === 'field' || choice.to !== null) {
      return t(allOfKind(choice.moves, 'swap') ? 'dog-prompt-swap' : 'dog-prompt-field');
    }
    if (choice.step === 'man') return t('dog-prompt-man');
    if (allOfKind(table.legal.length ? this.moves : [], 'give')) return t('dog-prompt-exchange');
    if (allOfKind(this.moves, 'fold')) return t('dog-prompt-fold');
    return t('dog-prompt-play');
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

  get hint(): string {
    const card = this.lookedCard;
    if (card !== null) return this.#cardHint(card.code);
    if (this.choice.step === 'as') return '';
    const moves = this.#movesTo(this.choice.to ?? this.looked);
    if (moves.length > 0) return this.#moveHint(moves);
    if (this.moves.length > 0 && this.seen?.seven) {
      return t('dog-prompt-seven', { left: this.seen.seven.left });
    }
    return '';
  }

  #cardHint(code: string): string {
    const does = t(`dog-card-${code}-help`);
    const idle = this.moves.length > 0 && !this.choice.cards.includes(code);
    return idle ? `${does}. ${t('card-idle')}` : does;
  }

  /** The actions that a field could stand for once the man is chosen. */
  #movesTo(field: string | null): Move[] {
    const { from, moves } = this.choice;
    return from === null || field === null ? [] : moves.filter((move) => move.to === field);
  }

  #moveHint(moves: Move[]): string {
    const [move, other] = moves;
    if (move !== undefined && other === undefined) return action(this.geometry, move);
    return listed(
      moves.map(({ as }) => t(`dog-card-${as}`)),
      'disjunction',
    );
  }

  get actions(): Action[] {
    return [...this.#answers(), ...this.#ways()];
  }

  /** Buttons that play. */
  #answers(): Action[] {
    const { choice } = this;
    const confirm = choice.step === 'confirm' && (choice.to === null || this.aimed);
    if (choice.step !== 'as' && !confirm) return [];
    return choice.moves.map((move) => ({
      id: move.text,
      label: action(this.geometry, move),
      ...this.#shortOf(choice, move),
      main: true,
      run: (byKey) => {
        this.table.play(move.text);
        if (byKey) this.wish = { zone: 'hand' };
      },
    }));
  }

  /** What a button says where prompt and hint say the rest. */
  #shortOf({ step, to }: Choice, { as }: Move): { short?: string } {
    if (step === 'as') return { short: t(`dog-card-${as}`) };
    return to === null ? {} : { short: t('confirm-field') };
  }

  /** Buttons that lead back. */
  #ways(): Action[] {
    const back: Action[] = [];
    if (Object.keys(this.picked).length > 0) {
      back.push({ id: 'back', label: t('step-back'), main: false, run: () => this.back() });
    }
    if (this.table.mayTakeBack) {
      const run = () => this.table.takeBack();
      back.push({ id: 'take-back', label: t('dog-action-take_back'), main: false, run });
    }
    return back;
  }

  // Choosing

  pickCard(card: Held, byKey = false): void {
    if (this.#hurried()) return;
    if (!this.choice.cards.includes(card.code)) return;
    const same = this.picked.card === card.code && this.held === card.id;
    this.picked = same ? {} : { card: card.code };
    this.held = same ? null : card.id;
    this.aimed = false;
    if (byKey) this.#lead();
  }

  /** A click on a field, or on a man there; `crowded` if the finger could have meant another. */
  pickField(name: string, byKey = false, crowded = false): void {
    if (this.#hurried()) return;
    const again = this.aimed && this.picked.to === name;
    const picked = pickField(this.choice, this.picked, name);
    if (picked === null) return;
    this.picked = picked;
    const { step, moves } = this.choice;
    this.aimed = step === 'confirm' && crowded && !again;
    const move = moves[0];
    if (step === 'confirm' && move && !this.aimed) this.table.play(move.text);
    else if (byKey) this.#lead();
  }

  back(): void {
    const picked = stepBack(this.picked);
    if (picked === null) return;
    this.picked = picked;
    this.aimed = false;
    if (picked.card === undefined) this.held = null;
    this.#lead();
  }

  /** A click while something is still being shown ends the show and chooses nothing. */
  #hurried(): boolean {
    if (!this.table.busy || this.moves.length > 0) return false;
    this.table.hurry();
    return true;
  }

  /** Takes the keyboard to what is asked next. */
  #lead(): void {
    const { choice } = this;
    const first = choice.step === 'man' ? choice.men[0] : choice.fields[0];
    if (choice.step === 'as' || choice.step === 'confirm') this.wantsActions = true;
    else if (choice.step === 'card') this.wish = { zone: 'hand' };
    else if (first !== undefined) this.wish = { zone: 'board', field: first };
  }

  /** Whether this card of the hand was picked; one that is taken as chosen was not. */
  isPicked(card: Held): boolean {
    return this.held === card.id;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') {
      this.back();
      return true;
    }
    if (event.key === 'Backspace' && this.table.mayTakeBack) {
      this.table.takeBack();
      return true;
    }
    const card = /^[1-9]$/.test(event.key) ? this.scene.hand[Number(event.key) - 1] : undefined;
    if (card) this.#pickByKey(card);
    return card !== undefined;
  }

  #pickByKey(card: Held): void {
    this.pickCard(card, true);
    if (this.moves.length === 0 || this.choice.cards.includes(card.code)) return;
    this.lookedCard = card;
    this.table.spoken = this.#cardHint(card.code);
  }

  /** A card in words: for the hand. */
  cardName(card: Held): string {
    const name = t(`dog-card-${card.code}`);
    if (this.moves.length === 0 || this.choice.cards.includes(card.code)) return name;
    return `${name}, ${t('card-idle-short')}`;
  }
}
