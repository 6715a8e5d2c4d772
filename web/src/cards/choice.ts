/** Turns legal actions into a choice in steps: card, man, field, and what the card stands for. */

import type { Spoken } from '../said';

/** One legal action. Where a man moves: whose it is, and from which field to which. */
export interface CardMove extends Spoken {
  text: string;
  kind: string;
  /** The card that leaves the hand. */
  card: string;
  owner?: number;
  from?: string;
  to?: string;
  /** The fields over which it goes, where it does not leap. */
  path?: string[];
}

/** What the person has chosen so far, in this order. */
export interface Picked {
  card?: string;
  from?: string;
  to?: string;
}

export type Step = 'card' | 'man' | 'field' | 'as' | 'confirm' | 'none';

export interface Choice<Move extends CardMove> {
  /** What is asked now; `none` if there is nothing to choose. */
  step: Step;
  /** What stands chosen, also what was the only possibility. */
  card: string | null;
  from: string | null;
  to: string | null;
  /** What can be picked at this step or in place of an earlier pick. */
  cards: string[];
  men: string[];
  fields: string[];
  /** The actions that are left. One click plays them if there is one and the step is `confirm`. */
  moves: Move[];
  /** What else the card can do, without a man. */
  aside: Move[];
}

const distinct = <T>(values: T[]): T[] => [...new Set(values)];
const fieldsOf = (moves: CardMove[], key: 'from' | 'to'): string[] =>
  distinct(moves.flatMap((move) => move[key] ?? []));

/** The only one of several values, or nothing. */
function only(values: string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

/**
 * Where a choice stands. A card or a man that is the only one possible is taken as chosen;
 * the field never is, so nothing is played without a click.
 */
export function choiceOf<Move extends CardMove>(moves: Move[], picked: Picked): Choice<Move> {
  const cards = distinct(moves.map((move) => move.card));
  const card = keep(picked.card, cards) ?? only(cards);
  const base = { cards, card, from: null, to: null, men: [], fields: [], aside: [] };
  if (card === null) return { ...base, step: cards.length ? 'card' : 'none', moves };
  const ofCard = moves.filter((move) => move.card === card);
  if (ofCard.every((move) => move.from === undefined)) {
    return { ...base, step: picked.card ? 'confirm' : 'card', moves: ofCard };
  }
  const aside = ofCard.filter((move) => move.from === undefined);
  const withMan = ofCard.filter((move) => move.from !== undefined);
  return manStep({ ...base, aside, moves: withMan }, picked);
}

function keep(value: string | undefined, allowed: string[]): string | null {
  return value !== undefined && allowed.includes(value) ? value : null;
}

function manStep<Move extends CardMove>(
  choice: Omit<Choice<Move>, 'step'>,
  picked: Picked,
): Choice<Move> {
  const men = fieldsOf(choice.moves, 'from');
  const from = keep(picked.from, men) ?? only(men);
  if (from === null) return { ...choice, step: 'man', men };
  const moves = choice.moves.filter((move) => move.from === from);
  return fieldStep({ ...choice, men, from, moves }, picked);
}

function fieldStep<Move extends CardMove>(
  choice: Omit<Choice<Move>, 'step'>,
  picked: Picked,
): Choice<Move> {
  const fields = fieldsOf(choice.moves, 'to');
  const to = keep(picked.to, fields);
  if (to === null) return { ...choice, step: 'field', fields };
  const moves = choice.moves.filter((move) => move.to === to);
  return { ...choice, step: moves.length > 1 ? 'as' : 'confirm', fields, to, moves };
}

/** One step back: without the latest pick. Null if there is none to give up. */
export function stepBack(picked: Picked): Picked | null {
  const { card, from, to } = picked;
  if (to !== undefined) return pickedOf(card, from);
  if (from !== undefined) return pickedOf(card);
  return card === undefined ? null : {};
}

/** What is picked, of what there is to pick. */
export function pickedOf(card?: string, from?: string, to?: string): Picked {
  const picked = Object.entries({ card, from, to }).filter(([, what]) => what !== undefined);
  return Object.fromEntries(picked);
}

/**
 * What a click on a field does to a choice: take the field, take the man there, take where the
 * man there can go if that is the only way, or take both where only one man can get; or nothing.
 */
export function pickField(choice: Choice<CardMove>, picked: Picked, name: string): Picked | null {
  const card = choice.card;
  if (card === null) return null;
  if (choice.step !== 'man' && choice.from !== null && choice.fields.includes(name)) {
    return { card, from: choice.from, to: name };
  }
  const way = name === choice.from ? only(choice.fields) : null;
  if (way !== null) return pickedOf(card, name, way);
  if (choice.men.includes(name)) return { ...picked, card, from: name };
  const from = choice.step === 'man' ? only(fieldsOf(movesTo(choice, name), 'from')) : null;
  return from === null ? null : pickedOf(card, from, name);
}

/** The actions at hand that lead to a field. */
export function movesTo<Move extends CardMove>(choice: Choice<Move>, field: string): Move[] {
  return choice.moves.filter((move) => move.to === field);
}

/** Whether the actions at hand are of one kind. */
export function allOfKind<Move extends CardMove>(moves: Move[], kind: Move['kind']): boolean {
  return moves.length > 0 && moves.every((move) => move.kind === kind);
}
