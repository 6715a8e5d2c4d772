/** The score sheet, as an observation of a finished game tells it. */

import { leadsBack } from './deck';
import { valuesIn } from './deck';
import type { RufusObservation } from '../../wire/rufus';

/** What one seat has come to. */
export interface Line {
  seat: number;
  /** The prizes that it won, and the cards in its hand and on the path, with what they count. */
  prizes: number[];
  held: number[];
  lying: number[];
  won: number;
  hand: number;
  laid: number;
  score: number;
  /** Whether its cards do not count, as it is out of the game. */
  void: boolean;
  best: boolean;
}

/** Whether cards that still lie beside the path count at this table. */
export function countsLaid({ options = {} }: RufusObservation): boolean {
  return options['hard_count'] === 'on';
}

/** A line for each seat, the highest score first; none before the end. */
export function sheetOf(seen: RufusObservation): Line[] {
  const { scores, counted, hands, trail, won, out, options = {} } = seen;
  if (scores === undefined || counted === undefined) return [];
  const most = Math.max(...scores);
  const lines = scores.map((score, seat) => ({
    seat,
    score,
    ...(counted[seat] ?? { won: 0, hand: 0, laid: 0 }),
    prizes: won[seat] ?? [],
    held: valuesIn(hands?.[seat] ?? '').map(worth),
    lying: trail.flatMap((card) =>
      card.seat === seat && card.value !== '?' ? [worth(card.value)] : [],
    ),
    void: out.includes(seat) && options['out_hand_counts'] !== 'on',
    best: score === most,
  }));
  return lines.sort((one, other) => other.score - one.score || one.seat - other.seat);
}

/** What a card counts. */
const worth = (value: number): number => (leadsBack(value) ? value : -value);
