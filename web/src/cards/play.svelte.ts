/** A game at a table where cards move men: the reader's choice of an action. */

import { hurries, retreats } from '../table/board/choosing';
import type { Clock } from '../table/clock';
import type { Action, SeatStatus } from '../table/game';
import { turnedBoard } from '../table/board/geometry';
import type { Table } from '../table/table.svelte';
import type { Geometry, Told } from '../messages';
import { sentences } from '../said';
import { t } from '../texts.svelte';
import {
  choiceOf,
  pickedOf,
  movesTo,
  pickField,
  stepBack,
  type CardMove,
  type Choice,
  type Picked,
} from './choice';
import type { Deck, Held } from './deck';
import type { HandTable, Wish } from './hand';
import type { CardScene, Man } from './scene.svelte';

export abstract class CardTable<Move extends CardMove, Piece extends Man> implements HandTable {
  readonly table: Table;
  readonly geometry: Geometry;
  /** The board as it lies before the reader. */
  readonly board: Geometry;
  abstract readonly deck: Deck;
  abstract readonly scene: CardScene<Piece>;
  /** The legal actions. */
  abstract readonly moves: Move[];
  /** What lays down a card that moves nothing. */
  protected abstract readonly folding: Move['kind'];

  picked = $state.raw<Picked>({});
  /** The card in the hand that was picked: of two equal ones the one that was clicked. */
  held = $state<number | null>(null);
  /** The field, or card of the hand, that is looked at. */
  looked = $state<string | null>(null);
  #lookedCard = $state<Held | null>(null);
  wish = $state.raw<Wish | null>(null);
  wantsActions = $state(false);
  /**
   * Whether a field was aimed at that another lies very near to, or that was not yet offered: then
   * it is asked once more.
   */
  aimed = $state(false);
  /** The field that was clicked in vain. */
  missed = $state<string | null>(null);
  /** A card picked while a wrong try is still to be seen: it is picked once that is taken back. */
  protected awaited: Held | null = null;
  /** The action that is considered, where several lead to the same field. */
  #considered = $state<string | null>(null);
  /** The card that the keyboard wanted to play, and could not, until it is known why. */
  #tried = '';

  choice: Choice<Move> = $derived.by(() => choiceOf(this.moves, this.picked));
  /** The fields over which the man would go to the field looked at. */
  way = $derived.by(() => this.#way());

  constructor(table: Table, geometry: Geometry) {
    this.table = table;
    this.geometry = geometry;
    this.board = turnedBoard(geometry, this.seat);
  }

  get seat(): number | null {
    return this.table.told?.seat ?? null;
  }

  get lookedCard(): Held | null {
    return this.#lookedCard;
  }

  set lookedCard(card: Held | null) {
    this.#lookedCard = card;
    this.#tried = '';
  }

  get hand(): Held[] {
    return this.scene.hand;
  }

  get asked(): boolean {
    return this.moves.length > 0;
  }

  get playable(): string[] {
    return this.choice.cards;
  }

  // What is shown

  abstract show(observation: Told): void;
  abstract tell(event: Told, rest: Told[], clock: Clock): Promise<void>;
  abstract status(seat: number): SeatStatus;

  recall(events: Told[]): void {
    this.scene.recall(events);
  }

  settle(): Promise<void> {
    return this.scene.settle();
  }

  reset(): void {
    const awaited = this.table.held ? null : this.awaited;
    this.picked = awaited === null ? {} : { card: awaited.code };
    this.held = awaited?.id ?? null;
    if (!this.table.held) this.awaited = null;
    this.looked = null;
    this.#aside();
  }

  /** Nothing is aimed at, missed or considered any more. */
  #aside(): void {
    this.aimed = false;
    this.missed = null;
    this.#considered = null;
    this.#tried = '';
  }

  /** Whose men the reader moves now: the own, or the partner's; null where none can be moved. */
  get mover(): number | null {
    return this.moves.find(({ owner }) => owner !== undefined)?.owner ?? null;
  }

  /** The man that would come out. */
  get nextOut(): Piece | undefined {
    return this.mover === null ? undefined : this.scene.waiting(this.mover).at(-1);
  }

  #way(): string[] {
    const [move] = this.#movesTo(this.choice.to ?? this.looked);
    if (move?.from === undefined || move.to === undefined) return [];
    return [move.from, ...(move.path ?? [move.to])];
  }

  /** A hollow in words, by its name in the page, with the man in it. */
  abstract spotWords(name: string, man: Piece | undefined): string;

  /** Whether a man has had its part of what is played. */
  isDone(_man: Piece): boolean {
    return false;
  }

  // What is asked

  abstract readonly prompt: string;
  /** Said of a choice under way where nothing that can be chosen is looked at. */
  protected abstract readonly reminder: string;
  /** What a card does, in words. */
  protected abstract cardHelp(code: string): string;
  /** Several actions that lead to the same field, in words. */
  protected abstract between(moves: Move[]): string;

  get hint(): string {
    const card = this.lookedCard;
    if (card !== null) return this.#cardHint(card.code);
    if (this.choice.step === 'as') return this.table.led ? this.prompt : '';
    const [move, ...others] = this.#movesTo(this.choice.to ?? this.looked);
    if (move === undefined) {
      return this.#inVain() || this.#whyNot() || this.reminder || this.#standing();
    }
    return others.length === 0 ? this.words(move) : this.between([move, ...others]);
  }

  /** Whose man it is that is looked at before a card is chosen. */
  #standing(): string {
    const { looked, choice } = this;
    if (looked === null || choice.step !== 'card' || !this.asked) return '';
    const man = this.scene.manOn(looked);
    const words = man === undefined ? '' : this.spotWords(looked, man);
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  /** What a click in vain is told: why the man there cannot go, or that one is to be chosen. */
  #inVain(): string {
    if (this.#vain === null) return '';
    if (this.#stuck !== '') return this.table.whyNowhere(this.#stuck);
    const reached = this.choice.step === 'man' && movesTo(this.choice, this.#vain).length > 0;
    return reached ? t(`${this.geometry.game}-prompt-man-first`) : '';
  }

  /** A man that was clicked though the card cannot move it, as an action begins with both. */
  get #stuck(): string {
    const vain = this.#vain;
    const { card, men } = this.choice;
    if (vain === null || card === null || men.includes(vain)) return '';
    const man = this.scene.manOn(vain);
    return man !== undefined && man.owner === this.mover ? `${card} ${vain}` : '';
  }

  /** What was clicked in vain, until something else is looked at. */
  get #vain(): string | null {
    return this.looked === null || this.looked === this.missed ? this.missed : null;
  }

  #whyNot(): string {
    return this.looked === null ? '' : this.whyNot(this.looked);
  }

  /** Why what is chosen cannot go to a field; nothing is said of a man that may be chosen. */
  whyNot(field: string): string {
    const { from, men } = this.choice;
    return field === from || men.includes(field) ? '' : this.table.whyNot(field);
  }

  /** An action with its card in words. */
  protected words(move: Move): string {
    const { people } = this.table;
    return (people && sentences(move, people)) ?? move.text;
  }

  #cardHint(code: string): string {
    const does = this.cardHelp(code);
    return this.#movesNothing(code) ? `${does}. ${this.whyIdle(code)}` : does;
  }

  /** Why a card goes nowhere. */
  protected whyIdle(code: string): string {
    return this.table.whyNowhere(code) || t('card-idle');
  }

  /** A card that is looked at and moves nothing, or a man that it cannot move: for a reason. */
  get idle(): string {
    const code = this.lookedCard?.code;
    if (code === undefined) return this.#stuck;
    return this.#movesNothing(code) ? code : '';
  }

  /** Whether a card cannot be played though others can. */
  isIdle(code: string): boolean {
    return this.asked && !this.choice.cards.includes(code);
  }

  /** Whether a card can at most be laid down. */
  #movesNothing(code: string): boolean {
    const ofCard = this.moves.filter(({ card, kind }) => card === code && kind !== this.folding);
    return this.asked && ofCard.length === 0;
  }

  /** While the man is asked: fields that say which man is meant, so that they can be picked. */
  get direct(): string[] {
    return [];
  }

  /** The actions that a field could stand for once the man is chosen, or where it says which. */
  #movesTo(field: string | null): Move[] {
    const { from, moves } = this.choice;
    if (field === null || (from === null && !this.direct.includes(field))) return [];
    return moves.filter((move) => move.to === field);
  }

  /** The fields that are offered, so that a click there plays. */
  get offered(): string[] {
    return this.choice.step === 'man' ? this.direct : this.choice.fields;
  }

  /** Whether the reader has chosen a part of an action. */
  get begun(): boolean {
    return this.asked && Object.keys(this.picked).length > 0;
  }

  /** What is chosen so far as an action begins with it: `7`, `7 T5`; empty if nothing is. */
  get chosen(): string {
    const { card, from } = this.choice;
    if (card === null) return '';
    return from === null ? card : `${card} ${from}`;
  }

  get actions(): Action[] {
    return [...this.#answers(), ...this.#ways()];
  }

  /** Buttons that play. */
  #answers(): Action[] {
    const { choice } = this;
    const confirm = choice.step === 'confirm' && (choice.to === null || this.aimed);
    const aside = choice.aside.map((move) => this.#button(move, this.#isConsidered(move)));
    if (choice.step !== 'as' && !confirm) return aside;
    const none = !choice.moves.some((move) => this.#isConsidered(move));
    const main = (move: Move): boolean => none || this.#isConsidered(move);
    return [...choice.moves.map((move) => this.#button(move, main(move))), ...aside];
  }

  #isConsidered(move: Move): boolean {
    return move.text === this.#considered;
  }

  #button(move: Move, main: boolean): Action {
    const short = this.shortOf(move);
    return {
      id: move.text,
      label: this.words(move),
      ...(short === null ? {} : { short }),
      main,
      run: (byKey) => {
        this.table.play(move.text);
        if (byKey) this.wish = { zone: 'hand' };
      },
    };
  }

  /** What a button says where prompt and hint say the rest. */
  protected shortOf(move: Move): string | null {
    return move.to === undefined ? null : t('confirm-field');
  }

  /** Buttons that lead back. */
  #ways(): Action[] {
    const back: Action[] = [];
    if (this.begun) {
      back.push({ id: 'back', label: t('step-back'), main: false, run: () => this.back() });
    }
    if (this.table.mayTakeBack) {
      const run = () => this.table.takeBack();
      const label = t(`${this.geometry.game}-action-take_back`);
      back.push({ id: 'take-back', label, main: false, run });
    }
    return back;
  }

  // Choosing

  consider(action: string | null): void {
    const move = this.moves.find(({ text }) => text === action);
    this.reset();
    if (move === undefined) return;
    const { card, from, to } = move;
    this.picked = pickedOf(card, from, to);
    this.held = this.hand.find(({ code }) => code === card)?.id ?? null;
    this.aimed = to !== undefined;
    this.#considered = move.text;
  }

  pickCard(card: Held, byKey = false): void {
    this.awaited = this.table.held ? card : null;
    if (hurries(this.table, this.asked)) return;
    if (!this.choice.cards.includes(card.code)) {
      if (byKey) this.#sayWhy(card);
      return;
    }
    const same = this.picked.card === card.code && this.held === card.id;
    this.picked = same ? {} : { card: card.code };
    this.held = same ? null : card.id;
    this.#aside();
    if (byKey) this.#lead();
  }

  /** A click on a field, or on a man there; `crowded` if the finger could have meant another. */
  pickField(name: string, byKey = false, crowded = false): void {
    if (hurries(this.table, this.asked)) return;
    const again = this.aimed && this.picked.to === name;
    const sure = this.offered.includes(name) && !crowded;
    const picked = this.pickedBy(name);
    if (picked === null) return this.#miss(name, byKey);
    this.picked = picked;
    this.#aside();
    const { step, moves } = this.choice;
    this.aimed = step === 'confirm' && !sure && !again;
    const move = moves[0];
    if (step === 'confirm' && move && !this.aimed) this.table.play(move.text);
    else if (byKey) this.#lead();
  }

  /** A finger may have meant this field: what would go there is shown, and asked once more. */
  offer(field: string): boolean {
    if (!this.offered.includes(field)) return false;
    if (!this.aimed) this.pickField(field, false, true);
    return true;
  }

  /** Nothing is to be picked there: whom the keyboard leads is told why. */
  #miss(name: string, byKey: boolean): void {
    this.missed = name;
    if (!byKey) return;
    this.#tried = this.#stuck;
    this.table.spoken = this.hint;
  }

  /** What is picked after a click on a field; null if nothing is to be picked there. */
  protected pickedBy(name: string): Picked | null {
    return pickField(this.choice, this.picked, name);
  }

  back(): void {
    const picked = stepBack(this.picked);
    if (picked === null) return;
    this.picked = picked;
    this.#aside();
    if (picked.card === undefined) this.held = null;
    this.#lead();
  }

  /** Takes the keyboard to what is asked next. */
  #lead(): void {
    const { choice } = this;
    const first = choice.step === 'man' ? choice.men[0] : choice.fields[0];
    if (choice.step === 'as' || choice.step === 'confirm') this.wantsActions = true;
    else if (choice.step === 'card') this.wish = { zone: 'hand' };
    else if (first !== undefined) this.wish = { zone: 'board', field: first };
  }

  /** Whether this card of the hand was picked, or is taken as chosen. */
  isPicked(card: Held): boolean {
    return card.id === (this.held ?? this.#lone);
  }

  /** The only card that can move a man. Of a seven under way that has left the hand. */
  get #lone(): number | null {
    const { card, step } = this.choice;
    if (card === null || step === 'card' || this.scene.seven !== null) return null;
    return this.hand.find(({ code }) => code === card)?.id ?? null;
  }

  /** Whether the card has only just come to the hand. */
  isNew(card: Held): boolean {
    return card.id === this.scene.newest;
  }

  key(event: KeyboardEvent): boolean {
    if (retreats(event, this.table, () => this.back())) return true;
    const card = /^[1-9]$/.test(event.key) ? this.scene.hand[Number(event.key) - 1] : undefined;
    if (card) this.pickCard(card, true);
    return card !== undefined;
  }

  /** Says of a card that the keyboard wants to play why that cannot be, as far as it is known. */
  #sayWhy(card: Held): void {
    if (!this.isIdle(card.code)) return;
    this.lookedCard = card;
    this.#tried = card.code;
    this.table.spoken = this.#cardHint(card.code);
  }

  /** Says it once it is known, if the card is still looked at. */
  learned(): void {
    const { idle } = this;
    if (idle === '' || idle !== this.#tried) return;
    if (this.table.whyNowhere(idle) !== '') this.#tried = '';
    this.table.spoken = this.hint;
  }

  /** A card in words: for the hand. */
  cardName(card: Held): string {
    const more = [
      ...(this.isIdle(card.code) ? ['card-idle-short'] : []),
      ...(this.isNew(card) ? [`${this.geometry.game}-card-new`] : []),
    ];
    return [this.deck.name(card.code), ...more.map((id) => t(id))].join(', ');
  }
}
