/** What cannot be chosen at all, as a lesson asks for it to be tried. */

import type { Told } from '../messages';

/** The card of an action, where no choice there is has it; else null. */
export function idleIn(action: string, choices: Told[]): string | null {
  const [card = '', way] = action.split(' ');
  const isChoice = choices.some(({ text }) => String(text).split(' ')[0] === card);
  return choices.length === 0 || way === undefined || isChoice ? null : card;
}
