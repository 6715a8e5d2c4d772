/** The figures of the rules pages: positions as they stand on the boards, with what is shown. */

import type { Geometry, Point, Told } from '../messages';

/** What is drawn over a board, in the board's own units. */
export interface Shown {
  /** The part of the board that is seen: left, top, width, height. */
  crop: [number, number, number, number];
  /** Fields with a ring. */
  rings: Point[];
  /** Fields that are counted, and what stands on them. */
  steps: { at: Point; text: string }[];
  /** Ways, each from field to field, with an arrow at its end. */
  ways: Point[][];
  /** Names of things, as ids of texts. */
  labels: { at: Point; text: string }[];
  /** Cards below the board, each with its upper left corner. */
  cards: { at: Point; code: string }[];
}

export interface FigureData extends Shown {
  /** Which of the boards it is drawn on. */
  board: string;
  seat: number;
  names: string[];
  teams: number[][];
  options: Told;
  observation: Told;
}

export interface GameFigures {
  boards: Record<string, Geometry>;
  figures: Record<string, FigureData>;
}
