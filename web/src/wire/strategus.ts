// Made by `python -m spielwerk.server.messages.game_types strategus` from
// src/spielwerk/games/strategus/records.py: change that, never this.

import type { Holds } from '../rulings/holds';
import type { Heading, Spoken } from '../said';

/** §S2: only its seat is told. */
export interface Placed extends Spoken {
  event: 'placed';
  seat: number;
  at: string;
  piece: string;
}

export interface Ready extends Spoken {
  event: 'ready';
  seat: number;
}

/** §S3; §S5: with a small army also where the cards of each seat lie. */
export interface First extends Spoken {
  event: 'first';
  seat: number;
  squares?: string[][];
}

/** §M1: face down. */
export interface Moved extends Spoken {
  event: 'moved';
  seat: number;
  from: string;
  to: string;
}

/** §M4: both cards are shown, and whose is left. */
export interface Fought extends Spoken {
  event: 'fought';
  seat: number;
  from: string;
  to: string;
  attacker: string;
  defender: string;
  won: number | null;
}

export interface Over extends Spoken {
  event: 'over';
  returns: number[];
  reason: 'apple' | 'both_stuck' | 'guard' | 'quiet' | 'stuck';
  pieces: Record<string, string>[];
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

/** What a seat may know; until play begins who is ready, from then on what is lost. */
export interface StrategusObservation extends Heading {
  phase: 'over' | 'play' | 'setup';
  to_move: number | null;
  pieces: Record<string, string>[];
  ready?: boolean[];
  to_place?: Record<string, number>;
  lost?: string[][];
  quiet: number;
  plies: number;
  last: Latest | null;
  history?: string[];
  fights?: Fight[];
  seen?: string[][];
  returns?: number[];
}

/** The latest move in notation; in a fight both kinds. */
export interface Latest {
  seat: number;
  move: string;
  attacker?: string;
  defender?: string;
}

/** §M5, `memory_aid: log`: a fight on the list that the table keeps. */
export interface Fight {
  seat: number;
  move: string;
  attacker: string;
  defender: string;
}

/** §S2: lay a card of this kind there. */
export interface Lay extends Spoken {
  kind: 'lay';
  text: string;
  piece: string;
  to: string;
}

/** §M1, M2: move a card of one's own. */
export interface Move extends Spoken {
  kind: 'move';
  text: string;
  piece: string;
  from: string;
  to: string;
}

/** §M4: attack a card, of which mostly nothing is known. */
export interface Attack extends Spoken {
  kind: 'attack';
  text: string;
  piece: string;
  from: string;
  to: string;
  meets: string;
}

export type StrategusEvent =
  Placed | Ready | First | Moved | Fought | Over | Resigned | AgreedDraw;

export type StrategusChoice = Lay | Move | Attack;

/** The event of this kind. */
export type Told<Kind extends StrategusEvent['event']> = Extract<StrategusEvent, { event: Kind }>;

export const holds: Holds = {
  'help-repeating': [{ given: { two_squares: ['3', '5'] } }, { given: { chase: ['on'] } }],
  'note-covered': [{ given: { memory_aid: ['off'] } }],
  'note-trap': [{ given: { sprung_trap: ['stays'] } }],
  '§S5': [{ given: { army: ['barrage', 'duel'] } }],
  '§E5': [{ given: { two_squares: ['3', '5'] } }, { given: { chase: ['on'] } }],
};
