/** What the table asks of a game's client; every game under `games/` gives one of these. */

import type { Component } from 'svelte';
import type { Geometry, Told } from '../messages';
import type { Note, Sight } from '../intime/note';
import type { Word } from '../parts/explained';
import type { Holds, Ruled } from '../rulings/holds';
import type { Clock } from './clock';
import type { Chronicle } from './log';
import type { People } from './people';
import type { Table } from './table.svelte';

/** Where the reader's own hand is asked for the first time, and what is seen before that. */
export interface Opening {
  /** So many events lie before it. */
  told: number;
  seen: Told;
}

/** A game at one table: what is shown there, and what may be chosen. */
export interface GameTable {
  /** Shows this observation at once; `anew`: nothing of what was seen before holds any more. */
  show(observation: Told, anew?: boolean): void;
  /** After that, what led there and was not shown event by event. */
  recall?(events: Told[]): void;
  /** What alone can be done and is no card: it may be done for the reader. */
  readonly lone?: string | null;
  /** Whether all can see that nothing else is left: who waits then hides nothing. */
  readonly plainlyLone?: boolean;
  /** Shows an event; `rest` are the events that follow in the same update. */
  tell(event: Told, rest: Told[], clock: Clock): Promise<void>;
  /** Where to begin to show a game that has only just begun; null if as it stands by now. */
  opening?(events: Told[], observation: Told): Opening | null;
  /** An event that has just been shown, with what the board adds to its sentence. */
  explained?(event: Told): Told;
  /** Waits for whatever `tell` has left in movement. */
  settle(): Promise<void>;
  /** A new decision: forget what was chosen for the last. */
  reset(): void;
  /**
   * What is chosen so far as an action begins with it in notation; empty if nothing is. The table
   * asks why it cannot go where it cannot (`table.whyNot`).
   */
  readonly chosen?: string | null;
  /** Whether the reader has chosen a part of an action. */
  readonly begun?: boolean;
  /** The card of the hand that is looked at, if one is. */
  readonly lookedCard?: unknown;
  /**
   * A finger may have meant this cell, and these others: what would go there is shown, and asked
   * once more, or what stands there is chosen. False if neither.
   */
  offer?(cell: string, others: string[]): boolean;
  /** The cell that is looked at. */
  readonly looked?: string | null;
  /** Whether something is being shown whose end nobody may tell before it is seen. */
  readonly undecided?: boolean;
  /** What is asked of the reader, or who is waited for. */
  readonly prompt: string;
  /** More about what is looked at, below the prompt; may be empty. */
  readonly hint: string;
  /** Whether that only says what is where the reader looks, and is no help in choosing. */
  readonly onlyNames?: boolean;
  /** What is looked at and goes nowhere, as an action begins with it; empty if nothing is. */
  readonly idle?: string;
  /** The reasons that say best why something goes nowhere, whatever else is in its way. */
  readonly foremost?: readonly string[];
  /** The table has been told why something cannot be: whoever asked by keyboard is to hear it. */
  learned?(): void;
  readonly actions: Action[];
  /**
   * Chooses all of an action but its last confirmation, and shows it on the board: then one of
   * `actions` bears its text and plays it. Null: nothing is chosen any more.
   */
  consider(action: string | null): void;
  /** Whether what is asked now is nothing that a coach could help with. */
  readonly beyondCoach?: boolean;
  /** What stands beside a player's name: cards held, men home, what they are doing … */
  status(seat: number): SeatStatus;
  /** Set by the game when the keyboard should go to the first of the actions. */
  wantsActions: boolean;
  /** A key pressed anywhere on the page; true if it was used. */
  key(event: KeyboardEvent): boolean;
}

export interface Action {
  id: string;
  /** What it does, in full. */
  label: string;
  /** What stands on the button where the question says the rest. */
  short?: string;
  main: boolean;
  /** Whether it cannot be done yet. */
  disabled?: boolean;
  /** Does it; `byKey` if the keyboard was used and should be led on. */
  run(byKey: boolean): void;
}

export interface SeatStatus {
  /** Cards held, face down for the others; null in games without. */
  cards: number | null;
  /** The cards in one spoken line. */
  text: string;
  starter: boolean;
  /** What the seat does or has done where that is not simply its turn. */
  doing?: string;
}

/** How a first real game differs from the usual one. */
export interface FirstGame {
  seats?: number;
  options?: Record<string, string>;
}

export interface GameClient {
  chronicle: Chronicle;
  /** An event in words, where it does not carry its sentences itself. */
  sentence?(event: Told, people: People, geometry: Geometry): string | null;
  /** An action in words, where nobody has sent how it is called. */
  actionWords?(action: string, deciding: Deciding): string;
  open(table: Table, geometry: Geometry): GameTable;
  /** A first real game after the lessons, where the usual one is long; `<game>-first-game` says it. */
  firstGame?: FirstGame;
  /** What has been done already of a turn in whose middle a puzzle begins; null if nothing has. */
  underWay?(seen: Record<string, unknown>): string | null;
  /** Whether dice are rolled: how they fall may be chosen. */
  rolls?: boolean;
  /** What is chosen for a new table before all other house rules: an option, or `preset`. */
  mode?: string;
  /** Lays a ready-made set-up before a seat that has yet to set up: it can be changed there. */
  layOut?(table: string, seat: number, setup: string): void;
  /** The board. */
  Board: Component<{ game: GameTable }>;
  /** Whether the board fills its corners, so that beside it the plates need a place of their own. */
  square?: boolean;
  /** What the reader holds; left out where nobody holds anything. */
  Hand?: Component<{ game: GameTable }>;
  /** What lies beside the board. */
  Beside?: Component<{ game: GameTable }>;
  /** What lies open before a seat, on its plate; left out where nothing does. */
  PlateNote?: Component<{ game: GameTable; seat: number }>;
  /** Whether the board shows that, too: where room is scarce it has that of the reader's plate. */
  notedOnBoard?: boolean;
  /** The headline of the end, where the game has words of its own for who has won. */
  ending?(over: Told, people: People): string;
  /** How the result came about, shown at the end; left out where who has won says it all. */
  Result?: Component<{ game: GameTable }>;
  /** The sign and colour of a seat, for its plate; how many sit there may change it. */
  Sign: Component<{ seat: number; seats?: number | undefined; size?: number }>;
  /** The piece, card or dice of an event, drawn beside its line. */
  Token?: Component<{ event: Told; seats: number; size: number }>;
  /** What the log calls a field, where the board does not say it: its number. Empty if it does. */
  fieldMark?(field: string): string;
  /** Whether the board itself shows what has moved last. */
  showsLast?: boolean;
  /** The class of a seat's colour, which sets `--tint`. */
  tint(seat: number, seats: number): string;
  /** Where the texts of its rules hold, if not at every table. */
  holds: Holds;
  /** The rules in short sections, as they are for this table. */
  help(table: Ruled, game: GameTable): HelpSection[];
  /** What is told to who is new to it, the most urgent first. */
  notes?: readonly Note[];
  /** The fields that one strives for, shown to who is told what the game is about. */
  aim?(at: Sight): string[];
  /** The keys that play, as the texts `keys-…` tell them. */
  keys: string[];
  /** Words of its own that are explained to whoever asks. */
  words?(): Word[];
  /** What is to be said about the log, if anything. */
  logNote?(options: Told): string;
}

/** Who decides, and what is seen from that seat. */
export interface Deciding {
  seat: number;
  observation: Told;
  people: People;
  geometry: Geometry;
}

export interface HelpSection {
  /** What it is called where the pictures of the rules are. */
  name: string;
  title: string;
  text: string[];
  /** The first of each row is what the rest is about. */
  table?: { head: string[]; rows: string[][] };
}
