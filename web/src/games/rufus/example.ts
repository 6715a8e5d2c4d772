/** A table for three on a path of forty fields: what the tests of this folder begin with. */

import type { Cell, Geometry } from '../../messages';
import type { People } from '../../table/people';
import type { RufusObservation } from '../../wire/rufus';

const at = (index: number, radius: number): [number, number] => {
  const angle = (2 * Math.PI * index) / 40;
  return [500 - radius * Math.sin(angle), 500 + radius * Math.cos(angle)];
};

export const board: Geometry = {
  game: 'rufus',
  size: [1000, 1000],
  cells: Array.from({ length: 40 }, (_, index): Cell => ({
    name: String(index),
    at: at(index, 400),
    kind: index % 20 === 0 ? 'fox' : index === 28 || index === 32 ? 'start' : 'field',
    beside: at(index, 444),
  })),
  kennel: [],
  seats: [0, 1, 2].map((seat) => ({ seat, angle: 120 * seat })),
  direction: 'clockwise',
  places: { prizes: [500, 500] },
};

/** Stag, boar and badger begin; the stag reads. */
export const begin: RufusObservation = {
  game: 'rufus',
  seats: 3,
  seat: 0,
  phase: 'play',
  to_move: 0,
  fox: 0,
  stones: [
    [28, 32],
    [28, 32],
    [28, 32],
  ],
  hand: '2 3 4 5 6 7 8 9',
  hand_sizes: [8, 8, 8],
  trail: [],
  picked: [],
  prizes: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
  won: [[], [], []],
  out: [],
  turn: { points: 7, fox_moved: false, card_laid: false },
  plies: 0,
};

/** Anna reads, and plays with Ben and Clara. */
export const people = {
  reader: 0,
  name: (seat: number) => ['Anna', 'Ben', 'Clara'][seat] ?? '',
  isReader: (seat: number) => seat === 0,
} as unknown as People;
