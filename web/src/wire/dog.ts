// Made by `python -m spielwerk.server.messages.game_types dog` from
// src/spielwerk/games/dog/records.py: change that, never this.

import type { Holds } from '../rulings/holds';
import type { Heading, Spoken } from '../said';

export interface Starter extends Spoken {
  event: 'starter';
  seat: number;
}

export interface Round extends Spoken {
  event: 'round';
  starter: number;
  hand_size: number;
}

/** §R5: only who gets it sees the card. */
export interface Dealt extends Spoken {
  event: 'dealt';
  seat: number;
  card?: string;
}

/** §R2: face down. */
export interface Gave extends Spoken {
  event: 'gave';
  seat: number;
  card?: string;
}

export interface Folded extends Spoken {
  event: 'folded';
  seat: number;
  cards: string;
}

export interface Played extends Spoken {
  event: 'played';
  seat: number;
  card: string;
  as: string;
}

export interface CameOut extends Spoken {
  event: 'came_out';
  seat: number;
  owner: number;
  to: string;
}

export interface Moved extends Spoken {
  event: 'moved';
  seat: number;
  owner: number;
  from: string;
  to: string;
  path: string[];
  back: boolean;
}

export interface Swapped extends Spoken {
  event: 'swapped';
  seat: number;
  a: Went;
  b: Went;
}

export interface Went {
  owner: number;
  from: string;
  to: string;
}

export interface SentHome extends Spoken {
  event: 'sent_home';
  owner: number;
  from: string;
  by: number;
}

export interface Home extends Spoken {
  event: 'home';
  seat: number;
}

export interface Reshuffled extends Spoken {
  event: 'reshuffled';
  cards: number;
}

export interface Exchanged extends Spoken {
  event: 'exchanged';
}

export interface Received extends Spoken {
  event: 'received';
  seat: number;
  from: number;
  card: string;
}

export interface TakenBack extends Spoken {
  event: 'taken_back';
  seat: number;
  men: string[][];
}

export interface Over extends Spoken {
  event: 'over';
  returns: number[];
  reason: 'goal' | 'guard';
}

/** The side of this seat has given up. */
export interface Resigned extends Spoken {
  event: 'resigned';
  seat: number;
}

/** All have agreed on a draw, which this seat had offered. */
export interface AgreedDraw extends Spoken {
  event: 'agreed_draw';
  seat: number;
}

/** What a seat may know; cards are written `A 7 7 X`, a fresh man `T16!`. */
export interface DogObservation extends Heading {
  phase: 'exchange' | 'over' | 'play';
  to_move: number | null;
  starter: number;
  hand_size: number;
  men: string[][];
  hand: string;
  hand_sizes: number[];
  pile: number;
  discard: string;
  given?: (string | null)[];
  seven?: Seven;
  plies: number;
  returns?: number[];
}

/** A seven under way: the steps left, where the men stand that have had their part. */
export interface Seven {
  left: number;
  moved: string[];
  joker: boolean;
}

/** §R2: give this card to the partner. */
export interface Give extends Spoken {
  kind: 'give';
  text: string;
  card: string;
}

/** §R4, option fold: lay down this card. */
export interface Fold extends Spoken {
  kind: 'fold';
  text: string;
  card: string;
}

/** §M1: bring a man out. */
export interface Out extends Spoken {
  kind: 'out';
  text: string;
  card: string;
  as: string;
  owner: number;
  from: string;
  to: string;
  meets: Met[];
}

/** A man that goes home for it. */
export interface Met {
  owner: number;
  at: string;
}

/** §M4-M6: go field by field. */
export interface Walk extends Spoken {
  kind: 'walk';
  text: string;
  card: string;
  as: string;
  owner: number;
  from: string;
  to: string;
  path: string[];
  back: boolean;
  meets: Met[];
}

/** §M7: change places with another seat's man. */
export interface Swap extends Spoken {
  kind: 'swap';
  text: string;
  card: string;
  as: string;
  owner: number;
  from: string;
  to: string;
  other: number;
}

export type DogEvent =
  | Starter
  | Round
  | Dealt
  | Gave
  | Folded
  | Played
  | CameOut
  | Moved
  | Swapped
  | SentHome
  | Home
  | Reshuffled
  | Exchanged
  | Received
  | TakenBack
  | Over
  | Resigned
  | AgreedDraw;

export type DogChoice = Give | Fold | Out | Walk | Swap;

/** The event of this kind. */
export type Told<Kind extends DogEvent['event']> = Extract<DogEvent, { event: Kind }>;

export const holds: Holds = {
  'help-exchange': [{ given: { exchange: ['partner', 'next'] } }],
  'help-partner': [{ given: { teams: ['pairs', 'trios'] } }],
  'help-rest': [{ given: { teams: ['pairs', 'trios'], seven_partner: ['last'] } }],
  'note-folded': [{ given: { fold: ['whole_hand'] } }],
  'note-folded_kennel': [{ given: { fold: ['whole_hand'] } }],
  'note-exchange': [{ given: { exchange: ['partner', 'next'] } }],
  'note-partner_out': [{ given: { teams: ['pairs', 'trios'], exchange: ['partner'] } }],
  'note-helping': [{ given: { teams: ['pairs', 'trios'] } }],
  'ruling-M7': [{ given: { teams: ['pairs', 'trios'] } }],
  '§R2': [{ given: { exchange: ['partner', 'next'] } }],
  '§M9': [{ given: { teams: ['pairs', 'trios'] } }],
  '§M10': [{ given: { teams: ['pairs', 'trios'] } }],
  '§S1': [{ seats: [2, 3, 5, 6] }],
  '§S2': [{ seats: [5, 6] }],
  '§S3': [{ seats: [2, 3, 5, 6] }, { given: { teams: ['alone'] } }],
  '§S4': [
    { seats: [2, 3, 5, 6] },
    { given: { teams: ['alone'] } },
    { given: { exchange: ['next', 'none'] } },
  ],
  '§S5': [{ given: { teams: ['trios'] } }, { given: { teams: ['alone'] } }],
  '§S6': [{ given: { teams: ['trios'] } }, { given: { teams: ['alone'] } }],
  '§S7': [{ given: { seven_partner: ['always'] } }],
  '§S8': [{ seats: [2, 3, 5, 6] }, { given: { teams: ['alone'] } }],
  '§S9': [{ seats: [2, 3, 5, 6] }, { given: { teams: ['alone'] } }],
};
