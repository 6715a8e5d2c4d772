// Made by `python -m spielwerk.server.messages.game_types streifzug` from
// src/spielwerk/games/streifzug/records.py: change that, never this.

import type { Holds } from '../rulings/holds';
import type { Heading, Spoken } from '../said';

export interface First extends Spoken {
  event: 'first';
  seat: number;
}

export interface Stacked extends Spoken {
  event: 'stacked';
  tops: (string | null)[];
}

export interface Rolled extends Spoken {
  event: 'rolled';
  seat: number;
  dice: number[];
}

export interface Moved extends Spoken {
  event: 'moved';
  seat: number;
  dice: number[];
  from: string;
  to: string;
  path: string[];
}

export interface Lapsed extends Spoken {
  event: 'lapsed';
  seat: number;
}

/** §D10: a stack has one card less. */
export interface CaughtCard extends Spoken {
  event: 'caught';
  seat: number;
  stack: number;
  card: string;
  top: string | null;
}

export interface Rang extends Spoken {
  event: 'rang';
  seat: number;
}

export interface Thrown extends Spoken {
  event: 'thrown';
  seat: number;
  by: number;
  from: string;
  to: string;
}

export interface Asked extends Spoken {
  event: 'asked';
  seat: number;
}

export interface Patron extends Spoken {
  event: 'patron';
  seat: number;
  card: string;
  by: number;
  from: string;
  to: string;
}

export interface LetGo extends Spoken {
  event: 'let_go';
  seat: number;
}

export interface Draws extends Spoken {
  event: 'draws';
  seat: number;
  from: number;
}

/** A card from hand to hand: only these two see which. */
export interface Robbed extends Spoken {
  event: 'robbed';
  seat: number;
  from: number;
  card?: string;
}

export interface Took extends Spoken {
  event: 'took';
  seat: number;
  from: number;
  card: string;
}

/** §T4, T5: the melds of a victim after it has lost an edge card. */
export interface Melds extends Spoken {
  event: 'melds';
  seat: number;
  melds: string[][];
  hand: number;
}

export interface LaidOut extends Spoken {
  event: 'laid_out';
  seat: number;
  meld: number;
  cards: string[];
  points: number;
}

export interface Added extends Spoken {
  event: 'added';
  card: string;
  seat: number;
  meld: number;
  cards: string[];
  points: number;
}

export interface Exchanged extends Spoken {
  event: 'exchanged';
  card: string;
  seat: number;
  meld: number;
  cards: string[];
  points: number;
}

export interface Mopser extends Spoken {
  event: 'mopser';
  seat: number;
  from: number;
  card: string;
}

export interface Hopped extends Spoken {
  event: 'hopped';
  seat: number;
  card: string;
  from: string;
  to: string;
}

export interface Ended extends Spoken {
  event: 'ended';
  seat: number;
}

export interface Turned extends Spoken {
  event: 'turned';
  tops: (string | null)[];
}

export interface Over extends Spoken {
  event: 'over';
  returns: number[];
  reason: 'bell' | 'goal' | 'guard' | 'stall';
  scores?: number[];
  hands?: string[];
  counted?: Count[];
}

/** How a score came about. */
export interface Count {
  laid: number;
  hand: number;
  ending: number;
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

/** What a seat may know; `worths` of the melds clients alone are told. */
export interface StreifzugObservation extends Heading {
  to_move: number | null;
  phase: 'cards' | 'dice' | 'give' | 'over' | 'patron' | 'rob';
  dice?: number[];
  figures: string[][];
  tops: (string | null)[];
  stack_sizes: number[];
  hand?: string;
  hand_sizes?: number[];
  cards?: string[];
  used?: string[];
  melds?: string[][][];
  worths?: Worth[][];
  rung?: number[];
  turn?: Turn;
  throw?: Throw;
  quiet?: number;
  plies: number;
  reason?: 'bell' | 'goal' | 'guard' | 'stall';
  returns?: number[];
  scores?: number[];
  hands?: string[];
  counted?: Count[];
}

/** What a meld is, and its points. */
export interface Worth {
  meld_kind: 'flush' | 'run' | 'set';
  points: number;
}

/** What has become of the dice; `came`: the fields from which the last step may have come. */
export interface Turn {
  left: number[];
  from: string;
  at: string;
  came: string[];
}

/** Whose figures still wait to be sent back; `owing`: who owes how many cards. */
export interface Throw {
  field: string;
  victims: number[];
  owing: number[] | null;
}

/** A figure's way by these dice, whom it throws, what it catches, the cards that brings. */
export interface Move extends Spoken {
  kind: 'move';
  text: string;
  seat: number;
  dice: number[];
  from: string;
  to: string;
  path: string[];
  throws: number[];
  card?: string;
  brings?: number;
}

/** A figure hops with a Hopser, and catches this card. */
export interface Hop extends Spoken {
  kind: 'hop';
  text: string;
  seat: number;
  from: string;
  to: string;
  card?: string;
}

/** Cards of the hand, and what they are worth. */
export interface LayOut extends Spoken {
  kind: 'lay_out';
  text: string;
  cards: string[];
  meld_kind: 'flush' | 'run' | 'set';
  points: number;
}

/** A card for a meld (counted from 1) of `cards`, with its points then; a run says the end. */
export interface Add extends Spoken {
  kind: 'add';
  text: string;
  card: string;
  meld: number;
  cards: string[];
  points: number;
  side?: 'back' | 'front';
}

/** A number for the joker of a run, which moves to an end. */
export interface Exchange extends Spoken {
  kind: 'exchange';
  text: string;
  card: string;
  meld: number;
  cards: string[];
  points: number;
  side?: 'back' | 'front';
}

/** A Mopser against a party: for this used letter, or for a card of its hand, unseen. */
export interface Rob extends Spoken {
  kind: 'rob';
  text: string;
  owner: number;
  card?: string;
}

/** The turn is over. */
export interface End extends Spoken {
  kind: 'end';
  text: string;
}

/** This Patron. */
export interface Protect extends Spoken {
  kind: 'protect';
  text: string;
  card: string;
}

/** No Patron. */
export interface Forgo extends Spoken {
  kind: 'forgo';
  text: string;
}

/** The thrower draws from a hand, unseen. */
export interface Draw extends Spoken {
  kind: 'draw';
  text: string;
  owner: number;
}

/** The thrower takes a used letter, or a card of a meld (counted from 1) of `cards`. */
export interface Take extends Spoken {
  kind: 'take';
  text: string;
  owner: number;
  card: string;
  meld?: number;
  cards?: string[];
}

/** Who was thrown gives a card of its hand, a used letter or a card of a meld of `cards`. */
export interface Give extends Spoken {
  kind: 'give';
  text: string;
  card: string;
  used: boolean;
  meld?: number;
  cards?: string[];
}

export type StreifzugEvent =
  | First
  | Stacked
  | Rolled
  | Moved
  | Lapsed
  | CaughtCard
  | Rang
  | Thrown
  | Asked
  | Patron
  | LetGo
  | Draws
  | Robbed
  | Took
  | Melds
  | LaidOut
  | Added
  | Exchanged
  | Mopser
  | Hopped
  | Ended
  | Turned
  | Over
  | Resigned
  | AgreedDraw;

export type StreifzugChoice =
  Move | Hop | LayOut | Add | Exchange | Rob | End | Protect | Forgo | Draw | Take | Give;

/** The event of this kind. */
export type Told<Kind extends StreifzugEvent['event']> = Extract<StreifzugEvent, { event: Kind }>;

export const MELD_POINTS: Record<string, Record<number, number>> = {
  run: { 3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 8: 10, 9: 12 },
  set: { 3: 6, 4: 9, 5: 12 },
  flush: { 3: 8, 4: 12 },
};

export const holds: Holds = {
  'help-collecting': [{ given: { ext_cards: ['off'] } }],
  '§B2': [{ given: { ext_cards: ['off'] } }],
  '§B3': [{ given: { ext_cards: ['off'] } }],
  '§B4': [{ given: { ext_cards: ['off'] } }],
  '§B5': [{ given: { ext_cards: ['off'] } }],
  '§B6': [{ given: { ext_cards: ['off'] } }],
  'help-cards': [{ given: { ext_cards: ['on'] } }],
  'help-laying': [{ given: { ext_cards: ['on'] } }],
  'help-joker': [{ given: { ext_cards: ['on'] } }],
  'help-letters': [{ given: { ext_cards: ['on'] } }],
  'help-score': [{ given: { ext_cards: ['on'] } }],
  'help-stall': [{ given: { ext_cards: ['on'] } }],
  'word-run': [{ given: { ext_cards: ['on'] } }],
  'word-set': [{ given: { ext_cards: ['on'] } }],
  'word-flush': [{ given: { ext_cards: ['on'] } }],
  'word-joker': [{ given: { ext_cards: ['on'] } }],
  'word-patron': [{ given: { ext_cards: ['on'] } }],
  'word-hopser': [{ given: { ext_cards: ['on'] } }],
  'word-mopser': [{ given: { ext_cards: ['on'] } }],
  'word-used': [{ given: { ext_cards: ['on'] } }],
  '§X1': [{ given: { ext_cards: ['on'] } }],
  '§X2': [{ given: { ext_cards: ['on'] } }],
  '§C1': [{ given: { ext_cards: ['on'] } }],
  '§C2': [{ given: { ext_cards: ['on'] } }],
  '§C3': [{ given: { ext_cards: ['on'] } }],
  '§C4': [{ given: { ext_cards: ['on'] } }],
  '§C5': [{ given: { ext_cards: ['on'] } }],
  '§L1': [{ given: { ext_cards: ['on'] } }],
  '§L2': [{ given: { ext_cards: ['on'] } }],
  '§L3': [{ given: { ext_cards: ['on'] } }],
  '§L4': [{ given: { ext_cards: ['on'] } }],
  '§F3': [{ given: { ext_cards: ['on'] } }],
  '§F4': [{ given: { ext_cards: ['on'] } }],
  '§S': [{ given: { ext_cards: ['on'] } }],
  'help-hurting': [{ given: { ext_throws: ['on'] } }],
  '§T1': [{ given: { ext_throws: ['on'] } }],
  '§T2': [{ given: { ext_throws: ['on'] } }],
  '§T3': [{ given: { ext_throws: ['on'] } }],
  '§T6': [{ given: { ext_throws: ['on'] } }],
  'help-paying': [{ given: { ext_cards: ['on'], ext_throws: ['on'] } }],
  '§T4': [{ given: { ext_cards: ['on'], ext_throws: ['on'] } }],
  '§T5': [{ given: { ext_cards: ['on'], ext_throws: ['on'] } }],
  '§T7': [{ given: { ext_cards: ['on'], ext_throws: ['on'] } }],
  'help-finish': [{ given: { ext_finish: ['on'] } }],
  'help-home': [{ given: { ext_finish: ['on'] } }],
  'word-goal': [{ given: { ext_finish: ['on'] } }],
  '§F1': [{ given: { ext_finish: ['on'] } }],
  '§F2': [{ given: { ext_finish: ['on'] } }],
  'help-teams': [{ given: { ext_teams: ['on'] } }],
  'word-team': [{ given: { ext_teams: ['on'] } }],
  '§M1': [{ given: { ext_teams: ['on'] } }],
  '§M2': [{ given: { ext_teams: ['on'] } }],
  'note-bell': [{ given: { ext_cards: ['off'] } }],
  'note-full': [{ given: { ext_cards: ['off'] } }],
  'note-meld': [{ given: { ext_cards: ['on'] } }],
  'note-joker': [{ given: { ext_cards: ['on'] } }],
  'note-hopper': [{ given: { ext_cards: ['on'] } }],
  'note-magpie': [{ given: { ext_cards: ['on'] } }],
  'note-ring': [{ given: { ext_finish: ['on'] } }],
  'note-goal': [{ given: { ext_finish: ['on'] } }],
  'note-protector': [{ given: { ext_cards: ['on'] } }],
  'note-pay': [{ given: { ext_cards: ['on'], ext_throws: ['on'] } }],
  'help-bell': [{ given: { ext_finish: ['off'] } }],
  '§B1': [{ given: { ext_throws: ['off'] } }],
  'ruling-parts': [
    { given: { ext_cards: ['on'], ext_throws: ['off'] } },
    { given: { ext_cards: ['off'], ext_throws: ['on'] } },
  ],
  'ruling-L2': [{ given: { ext_finish: ['on'] } }],
  'ruling-T6': [{ given: { ext_cards: ['on'], ext_throws: ['on'], ext_teams: ['on'] } }],
  'ruling-F3': [{ given: { ext_cards: ['on'], ext_finish: ['off'] } }],
  'ruling-M2': [{ given: { ext_teams: ['on'], ext_finish: ['on'] } }],
  'ruling-B5': [{}],
};
