/** What the server tells about Streifzug durch: observations and events. */

/** What was done with the dice of a turn. */
export interface Turn {
  left: number[];
  from: string;
  at: string;
  /** The fields from which its last step may have come. */
  came: string[];
}

/** Whose figures still wait to be sent back, and who owes how many cards. */
export interface Throw {
  field: string;
  victims: number[];
  owing: [number, number] | null;
}

/** How a score came about. */
export interface Count {
  laid: number;
  hand: number;
  ending: number;
}

export interface StreifzugObservation {
  game: 'streifzug';
  seats: number;
  seat: number | null;
  to_move: number | null;
  phase: 'dice' | 'patron' | 'rob' | 'give' | 'cards' | 'over';
  dice?: [number, number];
  figures: string[][];
  tops: (string | null)[];
  stack_sizes: number[];
  hand?: string;
  hand_sizes?: number[];
  cards?: string[];
  used?: string[];
  melds?: string[][][];
  rung?: number[];
  turn?: Turn;
  throw?: Throw;
  plies: number;
  reason?: string;
  returns?: number[];
  scores?: number[];
  hands?: string[];
  counted?: Count[];
}

interface Laying {
  seat: number;
  meld: number;
  cards: string[];
  points: number;
}

export type StreifzugEvent =
  | { event: 'first'; seat: number }
  | { event: 'stacked'; tops: (string | null)[] }
  | { event: 'rolled'; seat: number; dice: [number, number] }
  | {
      event: 'moved';
      seat: number;
      dice: number[];
      from: string;
      to: string;
      path: string[];
    }
  | { event: 'lapsed'; seat: number }
  | { event: 'caught'; seat: number; stack: number; card: string; top: string | null }
  | { event: 'rang'; seat: number }
  | { event: 'thrown'; seat: number; by: number; from: string; to: string }
  | { event: 'asked'; seat: number }
  | { event: 'patron'; seat: number; card: string; by: number; from: string; to: string }
  | { event: 'let_go'; seat: number }
  | { event: 'draws'; seat: number; from: number }
  | { event: 'robbed'; seat: number; from: number; card?: string }
  | { event: 'took'; seat: number; from: number; card: string }
  | { event: 'melds'; seat: number; melds: string[][]; hand: number }
  | ({ event: 'laid_out' } & Laying)
  | ({ event: 'added'; card: string } & Laying)
  | ({ event: 'exchanged'; card: string } & Laying)
  | { event: 'mopser'; seat: number; from: number; card: string }
  | { event: 'hopped'; seat: number; card: string; from: string; to: string }
  | { event: 'ended'; seat: number }
  | { event: 'turned'; tops: (string | null)[] }
  | {
      event: 'over';
      returns: number[];
      reason: string;
      scores?: number[];
      hands?: string[];
      counted?: Count[];
    };

export type Told<Name extends StreifzugEvent['event']> = Extract<StreifzugEvent, { event: Name }>;
