/** What the server tells about Dog: observations and events. */

export interface DogObservation {
  game: 'dog';
  seat: number | null;
  phase: 'exchange' | 'play' | 'over';
  to_move: number | null;
  starter: number;
  hand_size: number;
  men: string[][];
  hand: string;
  hand_sizes: number[];
  pile: number;
  discard: string;
  given?: (string | null)[];
  seven?: { left: number; moved: string[]; joker: boolean };
  plies: number;
  returns?: number[];
}

interface ManMoved {
  owner: number;
  from: string;
  to: string;
}

export type DogEvent =
  | { event: 'starter'; seat: number }
  | { event: 'round'; starter: number; hand_size: number }
  | { event: 'reshuffled'; cards: number }
  | { event: 'dealt'; seat: number; card?: string }
  | { event: 'gave'; seat: number; card?: string }
  | { event: 'exchanged' }
  | { event: 'received'; seat: number; from: number; card: string }
  | { event: 'played'; seat: number; card: string; as: string }
  | { event: 'came_out'; seat: number; owner: number; to: string }
  | ({ event: 'moved'; seat: number; path: string[]; back: boolean } & ManMoved)
  | { event: 'swapped'; seat: number; a: ManMoved; b: ManMoved }
  | { event: 'sent_home'; owner: number; from: string; by: number }
  | { event: 'taken_back'; seat: number; men: string[][] }
  | { event: 'folded'; seat: number; cards: string }
  | { event: 'home'; seat: number }
  | { event: 'over'; returns: number[]; reason: string };

/** A man's place as a position names it: the field, and whether the man is fresh (`T0!`). */
export function placeIn(text: string): { field: string; fresh: boolean } {
  return { field: text.replace('!', ''), fresh: text.endsWith('!') };
}
