// Made by `python -m spielwerk.server.messages.game_types rufus` from
// src/spielwerk/games/rufus/records.py: change that, never this.

import type { Holds } from '../rulings/holds';
import type { Heading, Spoken } from '../said';

export interface First extends Spoken {
  event: 'first';
  seat: number;
}

export interface FoxMoved extends Spoken {
  event: 'fox_moved';
  seat: number;
  from: string;
  to: string;
  points: number;
  path: string[];
}

/** §T5: only its owner is told the value. */
export interface Laid extends Spoken {
  event: 'laid';
  seat: number;
  at: string;
  value?: number;
}

export interface StoneMoved extends Spoken {
  event: 'stone_moved';
  seat: number;
  from: string;
  to: string;
  points: number;
  path: string[];
}

export interface Met extends Spoken {
  event: 'met';
  seat: number;
  owner: number;
  at: string;
  value: number;
}

export interface Trailed extends Spoken {
  event: 'trailed';
  seat: number;
  from: string;
  to: string;
  value: number;
  path: string[];
}

export interface Caught extends Spoken {
  event: 'caught';
  seat: number;
  by: 'fox' | 'stone';
  at: string;
  stones: SetBack[];
}

/** Whose stone it is, and where its mate stands; None: nowhere, it is out. */
export interface SetBack {
  seat: number;
  to: string | null;
}

export interface Won extends Spoken {
  event: 'won';
  seat: number;
  prize: number;
  why: 'caught' | 'fox_field' | 'overtaken' | 'rest';
  at: string;
}

export interface Out extends Spoken {
  event: 'out';
  seat: number;
}

/** All stands again as it did before. */
export interface TakenBack extends Spoken {
  event: 'taken_back';
  seat: number;
  fox: number;
  stones: number[][];
  hand: string;
  hand_sizes: number[];
  trail: TrailCard[];
  prizes: (number | '?')[];
  won: number[][];
  out: number[];
  turn: Turn;
}

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

export interface Over extends Spoken {
  event: 'over';
  returns: number[];
  scores: number[];
  hands: string[];
  trail: TrailCard[];
  reason: 'alone' | 'guard' | 'prizes';
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

/** What a seat may know; at the end the scores, and how they came about. */
export interface RufusObservation extends Heading {
  phase: 'over' | 'play';
  to_move: number | null;
  fox: number;
  stones: number[][];
  hand: string;
  hand_sizes: number[];
  trail: TrailCard[];
  picked: Picked[];
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

/** A card that somebody came to. */
export interface Picked {
  seat: number;
  value: number;
}

/** How a score came about. */
export interface Count {
  won: number;
  hand: number;
  laid: number;
}

/** Lead the fox so far. */
export interface Fox extends Spoken {
  kind: 'fox';
  text: string;
  to: string;
  points: number;
  prizes: number;
}

/** Lay this card beside a field. */
export interface Lay extends Spoken {
  kind: 'lay';
  text: string;
  card: number;
  to: string;
  points: number;
}

/** Move a stone towards `target`; it stops at `end`, where it meets the fox or whose card. */
export interface Stone extends Spoken {
  kind: 'stone';
  text: string;
  from: string;
  to: string;
  end: string;
  points: number;
  meets?: number | 'fox';
}

export type RufusEvent =
  | First
  | FoxMoved
  | Laid
  | StoneMoved
  | Met
  | Trailed
  | Caught
  | Won
  | Out
  | TakenBack
  | Over
  | Resigned
  | AgreedDraw;

export type RufusChoice = Fox | Lay | Stone;

/** The event of this kind. */
export type Told<Kind extends RufusEvent['event']> = Extract<RufusEvent, { event: Kind }>;

export const holds: Holds = {
  'note-catch': [{ given: { exact_catch: ['on'] } }],
};
