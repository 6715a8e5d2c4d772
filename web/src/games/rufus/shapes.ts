/** What the server tells about Rufus: observations and events. */

/** A card beside the path; its value is shown to its owner alone. */
export interface TrailCard {
  at: number;
  seat: number;
  value: number | '?';
}

/** The points of a turn that are left, and what has been done already. */
export interface Turn {
  points: number;
  fox_moved: boolean;
  card_laid: boolean;
}

/** How a score came about. */
export interface Count {
  won: number;
  hand: number;
  laid: number;
}

/** Both places of each seat's stones, one of them or none once it is out. */
type Stones = number[][];

export interface RufusObservation {
  game: 'rufus';
  /** What was agreed otherwise than in the rulebook. */
  options?: Record<string, string | number>;
  seats: number;
  seat: number | null;
  phase: 'play' | 'over';
  to_move: number | null;
  fox: number;
  stones: Stones;
  hand: string;
  hand_sizes: number[];
  trail: TrailCard[];
  picked: { seat: number; value: number }[];
  prizes: (number | '?')[];
  won: number[][];
  out: number[];
  turn: Turn;
  plies: number;
  returns?: number[];
  scores?: number[];
  hands?: string[];
  counted?: Count[];
}

/** What an observation shows of it, as it is after something has been taken back. */
type Before = Partial<
  Pick<
    RufusObservation,
    'fox' | 'stones' | 'hand' | 'hand_sizes' | 'trail' | 'prizes' | 'won' | 'out' | 'turn'
  >
>;

export type RufusEvent =
  | { event: 'first'; seat: number }
  | { event: 'fox_moved'; seat: number; from: string; to: string; points: number; path: string[] }
  | { event: 'laid'; seat: number; at: string; value?: number }
  | {
      event: 'stone_moved';
      seat: number;
      from: string;
      to: string;
      points: number;
      path: string[];
    }
  | { event: 'met'; seat: number; owner: number; at: string; value: number }
  | {
      event: 'trailed';
      seat: number;
      from: string;
      to: string;
      value: number;
      path: string[];
    }
  | {
      event: 'caught';
      seat: number;
      by: 'fox' | 'stone';
      at: string;
      /** One for each colour; both its stones if it goes nowhere: it is out. */
      stones: { seat: number; to: string | null }[];
    }
  | { event: 'won'; seat: number; prize: number; why: string; at: string | null }
  | { event: 'out'; seat: number }
  | ({ event: 'taken_back'; seat: number } & Before)
  | {
      event: 'over';
      returns: number[];
      scores: number[];
      reason: 'prizes' | 'alone' | 'guard';
      /** All cards, turned up. */
      trail: TrailCard[];
    };

export type Told<Name extends RufusEvent['event']> = Extract<RufusEvent, { event: Name }>;

/** The values in "2 3 9"; an empty text has none. */
export function valuesIn(text: string): number[] {
  return text
    .split(' ')
    .filter((value) => value !== '')
    .map(Number);
}
