/** How a match has ended, for whoever reads here. */

import { t } from '../texts.svelte';
import type { People } from './people';

/** Who has won, and the headline of that. */
export interface Result {
  winners: number[];
  outcome: 'draw' | 'watched' | 'won' | 'lost';
  title: string;
}

export function resultOf(returns: number[], people: People | null): Result {
  const winners = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const outcome = outcomeOf(winners, people?.reader ?? null);
  return { winners, outcome, title: t(`end-${outcome}`, { count: winners.length }) };
}

function outcomeOf(winners: number[], reader: number | null): Result['outcome'] {
  if (winners.length === 0) return 'draw';
  if (reader === null) return 'watched';
  return winners.includes(reader) ? 'won' : 'lost';
}
