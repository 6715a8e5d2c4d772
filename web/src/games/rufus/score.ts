/** The score sheet, as an observation of a finished game tells it. */

import { leadsBack } from './deck';
import { valuesIn, type RufusObservation } from './shapes';

/** What one seat has come to. */
export interface Line {
  seat: number;
  /** The prizes that it won, and the cards that it holds, with what they count. */
  prizes: number[];
  held: number[];
  won: number;
  hand: number;
  laid: number;
  score: number;
  /** Whether its cards do not count: it is out of the game. */
  void: boolean;
  best: boolean;
}

/** A line for each seat, the highest score first; none before the end. */
export function sheetOf({ scores, counted, hands, won, out }: RufusObservation): Line[] {
  if (scores === undefined || counted === undefined) return [];
  const most = Math.max(...scores);
  const lines = scores.map((score, seat) => {
    const held = valuesIn(hands?.[seat] ?? '').map((value) => (leadsBack(value) ? value : -value));
    const count = counted[seat] ?? { won: 0, hand: 0, laid: 0 };
    const all = held.reduce((sum, value) => sum + value, 0);
    return {
      seat,
      score,
      ...count,
      prizes: won[seat] ?? [],
      held,
      void: out.includes(seat) && count.hand !== all,
      best: score === most,
    };
  });
  return lines.sort((one, other) => other.score - one.score || one.seat - other.seat);
}
