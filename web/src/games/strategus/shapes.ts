/** What the server tells about Strategus: observations and events. */

/** The code of a kind for each square that a seat's pieces stand on; `?` where it is hidden. */
export type Army = Record<string, string>;

/** A move as it was made; in a fight both kinds. */
export interface LastMove {
  seat: number;
  move: string;
  attacker?: string;
  defender?: string;
}

export interface StrategusObservation {
  game: 'strategus';
  options?: Record<string, string | number>;
  seat: number | null;
  phase: 'setup' | 'play' | 'over';
  to_move: number | null;
  pieces: Army[];
  ready?: boolean[];
  to_place?: Record<string, number>;
  lost?: string[][];
  last?: LastMove | null;
  quiet: number;
  plies: number;
  fights?: Required<LastMove>[];
  seen?: string[][];
  returns?: number[];
}

export type StrategusEvent =
  | { event: 'placed'; seat: number; at: string; piece: string }
  | { event: 'ready'; seat: number }
  | { event: 'first'; seat: number }
  | { event: 'moved'; seat: number; from: string; to: string }
  | {
      event: 'fought';
      seat: number;
      from: string;
      to: string;
      attacker: string;
      defender: string;
      /** The seat whose piece is left; null if none is. A list of fights does not say. */
      won?: number | null;
    }
  | { event: 'over'; returns: number[]; reason: string; pieces: Army[] };

/** An event by its name. */
export type Told<Name extends StrategusEvent['event']> = Extract<StrategusEvent, { event: Name }>;

/** A kind as an observation names it; null if it is hidden. */
export function kindIn(code: string): string | null {
  return code === '?' ? null : code;
}
