/** What can be done with a piece, so that it can be chosen square by square; and what was done. */

import type { Told } from '../../messages';
import type { Attack, Lay, Move as Step, StrategusChoice } from '../../wire/strategus';

/** A move from a square to another, with or without a fight. */
export type Move = Step | Attack;

const all = (choices: Told[]): StrategusChoice[] => choices as unknown as StrategusChoice[];

/** The moves among what can be done. */
export function movesIn(choices: Told[]): Move[] {
  return all(choices).filter((choice) => choice.kind !== 'lay');
}

/** What can be laid in the set-up. */
export function layingsIn(choices: Told[]): Lay[] {
  return all(choices).filter((choice) => choice.kind === 'lay');
}

/** The squares of a move. */
export interface Squares {
  from: string;
  to: string;
  fight: boolean;
}

/** The squares of a move that was made, as an observation names it. */
export function squaresOf(made: string): Squares {
  const fight = made.includes('x');
  const [from = '', to = ''] = made.split(fight ? 'x' : '-');
  return { from, to, fight };
}

/** What a pick has led to: another square in hand (or none), or a move. */
export type Pick = { picked: string | null } | { move: Move };

/**
 * What a click on a square does: play the move, or take what may move there; on the piece itself,
 * let go. Anywhere else the piece stays in hand: whoever clicks there is told why it cannot go.
 */
export function pick(moves: Move[], picked: string | null, square: string): Pick {
  const move = moves.find((one) => one.from === picked && one.to === square);
  if (move) return { move };
  if (square === picked) return { picked: null };
  return { picked: moves.some((one) => one.from === square) ? square : picked };
}
