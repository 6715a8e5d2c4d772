/** Reads the action texts of Strategus, so that a move can be chosen square by square. */

/** A move from a square to another, with or without a fight. */
export interface Move {
  text: string;
  from: string;
  to: string;
  fight: boolean;
}

/** Reads one action text; null for what is no move (the set-up, chance). */
export function readMove(text: string): Move | null {
  const [, from, by, to] = /^([a-z]+\d+)([-x])([a-z]+\d+)$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return { text, from, to, fight: by === 'x' };
}

export function readMoves(texts: string[]): Move[] {
  return texts.map(readMove).filter((move) => move !== null);
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
