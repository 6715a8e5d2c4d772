// Made by `python -m spielwerk.server.messages.game_types stramash` from
// src/spielwerk/games/stramash/records.py: change that, never this.

import type { Holds } from '../rulings/holds';
import type { Heading, Spoken } from '../said';

export interface First extends Spoken {
  event: 'first';
  seat: number;
}

/** §T1: only who gets it sees the card. */
export interface Dealt extends Spoken {
  event: 'dealt';
  seat: number;
  card?: string;
}

export interface Drew extends Spoken {
  event: 'drew';
  seat: number;
  card?: string;
}

export interface Discarded extends Spoken {
  event: 'discarded';
  seat: number;
  card: string;
}

export interface Played extends Spoken {
  event: 'played';
  seat: number;
  card: string;
}

export interface Charged extends Spoken {
  event: 'charged';
  seat: number;
  owner: number;
  from: string;
  to: string;
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

export interface Docked extends Spoken {
  event: 'docked';
  owner: number;
  from: string;
  by: number;
}

export interface Promoted extends Spoken {
  event: 'promoted';
  owner: number;
  from: string;
  to: string;
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

export interface TakenBack extends Spoken {
  event: 'taken_back';
  seat: number;
  laddies: string[][];
}

export interface Over extends Spoken {
  event: 'over';
  returns: number[];
  reason: 'castle' | 'guard';
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

/** What a seat may know; cards are written `A 7 7 X`. */
export interface StramashObservation extends Heading {
  phase: 'over' | 'play';
  to_move: number | null;
  laddies: string[][];
  hand: string;
  hand_sizes: number[];
  pile: number;
  discard: string;
  seven?: Seven;
  plies: number;
  returns?: number[];
}

/** A seven under way: the steps left, where the laddie stands that took the first part. */
export interface Seven {
  left: number;
  moved: string;
}

/** §T2: discard this card. */
export interface Discard extends Spoken {
  kind: 'discard';
  text: string;
  card: string;
}

/** §M2: bring a laddie out. */
export interface Out extends Spoken {
  kind: 'out';
  text: string;
  card: string;
  owner: number;
  from: string;
  to: string;
  meets: Met[];
}

/** A laddie that goes to its dock for it, or (§P1, P2) to its entrance. */
export interface Met {
  owner: number;
  from: string;
  to: string;
}

/** §M1, M3, M5: go hole by hole. */
export interface Walk extends Spoken {
  kind: 'walk';
  text: string;
  card: string;
  owner: number;
  from: string;
  to: string;
  meets: Met[];
  path: string[];
  back: boolean;
}

/** §M6: take the hole of another. */
export interface Charge extends Spoken {
  kind: 'charge';
  text: string;
  card: string;
  owner: number;
  from: string;
  to: string;
  meets: Met[];
}

export type StramashEvent =
  | First
  | Dealt
  | Drew
  | Discarded
  | Played
  | Charged
  | CameOut
  | Moved
  | Docked
  | Promoted
  | Home
  | Reshuffled
  | TakenBack
  | Over
  | Resigned
  | AgreedDraw;

export type StramashChoice = Discard | Out | Walk | Charge;

/** The event of this kind. */
export type Told<Kind extends StramashEvent['event']> = Extract<StramashEvent, { event: Kind }>;

export const holds: Holds = {
  'help-pairs': [{ given: { pairs: ['on'] } }],
  'help-helping': [{ given: { pairs: ['on'] } }],
  'help-finished': [{ given: { pairs: ['on'] } }],
  'note-lift': [{ given: { pairs: ['on'] } }],
  'note-helping': [{ given: { pairs: ['on'] } }],
  '§P1': [{ given: { pairs: ['on'] } }],
  '§P2': [{ given: { pairs: ['on'] } }],
  '§P3': [{ given: { pairs: ['on'] } }],
  '§P4': [{ given: { pairs: ['on'] } }],
};
