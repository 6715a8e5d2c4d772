/** The choices of a table, as a lesson compares them with what is asked and what is chosen. */

import type { Told } from '../messages';

/** Whether an action begins with what is chosen, and not with more letters of the same word. */
export function begins(action: string, chosen: string): boolean {
  return action.startsWith(chosen) && !/^\w/.test(action.slice(chosen.length));
}

/** Whether what is chosen is what moves in an action, with the card or die for it or without. */
export function isPartOf(action: string, chosen: string): boolean {
  return begins(action, chosen) || begins(action.slice(action.indexOf(' ') + 1), chosen);
}

/** The card and the piece of a choice, as one chooses them. */
export function partsOf({ card, from }: Told): string {
  return [card, from].filter((part) => typeof part === 'string').join(' ');
}

/** The fields from and to which a choice leads; beside the board the hollows have numbers. */
export function cellsOf({ from, to, owner }: Told): string[] {
  const beside =
    typeof from === 'string' && typeof owner === 'number' ? `${from}${owner}.1` : null;
  return [from, to, beside].filter((cell) => typeof cell === 'string');
}

/** The fields of all these choices that are of the kind that is asked for. */
export function cellsAsked(choices: Told[], asked: string[]): string[] {
  const isAsked = ({ text }: Told): boolean => typeof text === 'string' && asked.includes(text);
  const kinds = choices.filter(isAsked).map(({ kind }) => kind);
  return choices
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .flatMap((choice) => cellsOf(choice));
}

/** The card of an action, where no choice there is has it; else null. */
export function idleIn(action: string, choices: Told[]): string | null {
  const [card = '', way] = action.split(' ');
  const isChoice = choices.some(({ text }) => String(text).split(' ')[0] === card);
  return choices.length === 0 || way === undefined || isChoice ? null : card;
}

/** Where that is after these events which stood on a cell before them. */
export function whereNow(cell: string, since: Told[]): string {
  return since.reduce(
    (at, { from, to }) => (from === at && typeof to === 'string' ? to : at),
    cell,
  );
}
