/** A board for two with the fields that a test needs: what the tests of this folder begin with. */

import type { Geometry } from '../../messages';
import type { People } from '../../table/people';
import type { StreifzugObservation } from '../../wire/streifzug';

export const board: Geometry = {
  game: 'streifzug',
  size: [1000, 1000],
  cells: [
    { name: 'o0', at: [450, 900], kind: 'entry', seat: 0 },
    { name: 'o1', at: [500, 900], kind: 'follow', seat: 0 },
    { name: 'o2', at: [550, 900], kind: 'opening', seat: 0 },
    { name: 'o3', at: [600, 900], kind: 'outer' },
    { name: 'o7', at: [800, 800], kind: 'catch', beside: [850, 850] },
    { name: 'o12', at: [900, 450], kind: 'entry' },
    { name: 'm0', at: [500, 768], kind: 'catch', beside: [500, 830] },
    { name: 'm2', at: [600, 700], kind: 'middle' },
    { name: 'bell', at: [500, 500], kind: 'bell' },
    { name: 'Z0', at: [500, 950], kind: 'goal', seat: 0 },
    { name: 'Z1', at: [500, 50], kind: 'goal', seat: 1 },
  ],
  kennel: [
    [
      [440, 950],
      [440, 990],
    ],
    [
      [560, 50],
      [560, 10],
    ],
  ],
  seats: [
    { seat: 0, angle: 0 },
    { seat: 1, angle: 180 },
  ],
  direction: 'clockwise',
  lines: [
    ['o0', 'o1'],
    ['o1', 'o2'],
    ['o2', 'o3'],
    ['o1', 'Z0'],
    ['o3', 'm2'],
    ['m2', 'm0'],
    ['o3', 'm0'],
    ['m0', 'bell'],
    ['o3', 'bell'],
  ],
};

/** Red has rolled 5 and 3, and reads; black is its opponent. */
export const begin: StreifzugObservation = {
  game: 'streifzug',
  seats: 2,
  seat: 0,
  to_move: 0,
  phase: 'dice',
  dice: [5, 3],
  figures: [
    ['S', 'o2'],
    ['S', 'm2'],
  ],
  tops: ['R1', 'B2', null, 'RJ', 'R4', 'B5', 'BM', 'R8'],
  stack_sizes: [6, 6, 0, 6, 6, 6, 6, 6],
  hand: 'R3 R4',
  hand_sizes: [2, 1],
  used: ['', 'BH'],
  melds: [[['R5', 'R6', 'R7']], []],
  worths: [[{ meld_kind: 'run', points: 3 }], []],
  rung: [],
  plies: 0,
};

/** Anna reads, and plays with Ben. */
export const people = {
  reader: 0,
  name: (seat: number) => ['Anna', 'Ben'][seat] ?? '',
  isReader: (seat: number) => seat === 0,
  partners: () => [] as number[],
} as unknown as People;
