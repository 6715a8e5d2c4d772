/** What the server tells about Stramash: observations and events. */

export interface StramashObservation {
  game: 'stramash';
  seats: number;
  seat: number | null;
  phase: 'play' | 'over';
  to_move: number | null;
  laddies: string[][];
  hand: string;
  hand_sizes: number[];
  pile: number;
  discard: string;
  /** Steps left of a seven, and where the laddie of its first part stands. */
  seven?: { left: number; moved: string };
  plies: number;
  returns?: number[];
}

export type StramashEvent =
  | { event: 'first'; seat: number }
  | { event: 'dealt' | 'drew'; seat: number; card?: string }
  | { event: 'reshuffled'; cards: number }
  | { event: 'played' | 'discarded'; seat: number; card: string }
  | { event: 'came_out'; seat: number; owner: number; to: string }
  | {
      event: 'moved';
      seat: number;
      owner: number;
      from: string;
      to: string;
      path: string[];
      back: boolean;
    }
  | { event: 'charged'; seat: number; owner: number; from: string; to: string }
  | { event: 'docked'; owner: number; from: string; by: number }
  | { event: 'promoted'; owner: number; from: string; to: string; by: number }
  | { event: 'taken_back'; seat: number; laddies: string[][] }
  | { event: 'home'; seat: number }
  | { event: 'over'; returns: number[]; reason: string };

/** Where a laddie waits. */
export const DOCK = 'D';
