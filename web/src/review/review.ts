/** A match looked back at: whose chances went how, moment by moment. */

import type { Missed, Review, Told } from '../messages';

/** Seats that win and lose together, and their chance to win at each moment. */
export interface Side {
  seats: number[];
  chances: number[];
}

/** What happened from one decision to the next: an action, or all that chance did in a row. */
export interface Moment {
  /** Its number among the moments, and the steps that it begins with and ends before. */
  number: number;
  from: number;
  to: number;
  /** Whose action it was; null for chance. */
  seat: number | null;
  events: Told[];
}

/** The moments of a match; what chance does in a row is one. */
export function momentsOf({ steps }: Review): Moment[] {
  const moments: Moment[] = [];
  for (const [step, { who, events }] of steps.entries()) {
    const last = moments.at(-1);
    if (who === 'chance' && last?.seat === null) {
      last.events.push(...events);
      last.to = step + 1;
    } else {
      const seat = who === 'chance' ? null : who;
      const number = moments.length;
      moments.push({ number, from: step, to: step + 1, seat, events: [...events] });
    }
  }
  return moments.map((moment) => ({ ...moment, events: fullest(moment.events) }));
}

/** The events without those of which another says more: what only some were told in full. */
function fullest(events: Told[]): Told[] {
  const told = events.map(({ said: _, ...event }) =>
    Object.entries(event).map((part) => JSON.stringify(part)),
  );
  const says = (one: number, other: number): boolean =>
    told[other]?.every((part) => told[one]?.includes(part)) === true;
  return events.filter(
    (_, index) =>
      !events.some(
        (_, other) =>
          other !== index && says(other, index) && (!says(index, other) || other < index),
      ),
  );
}

/** The sides with their chances before the first moment and after each; `teams` as it is told. */
export function sidesOf({ curve, seats }: Review, teams: number[][], moments: Moment[]): Side[] {
  const sides: number[][] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    if (sides.some((side) => side.includes(seat))) continue;
    sides.push(teams.find((team) => team.includes(seat)) ?? [seat]);
  }
  const stands = [0, ...moments.map(({ to }) => to)].map((step) => curve[step] ?? []);
  return sides.map((side) => ({
    seats: side,
    chances: stands.map((stand) => mean(side.map((seat) => stand[seat] ?? 0))),
  }));
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The moment that a step belongs to. */
export function momentOf(moments: Moment[], step: number): number {
  return Math.max(
    moments.findIndex(({ to }) => step < to),
    0,
  );
}

/** The numbers of the moments that changed most, each once, in their order. */
export function turningPoints({ turning_points }: Review, moments: Moment[]): number[] {
  return [...new Set(turning_points.map((step) => momentOf(moments, step)))];
}

/** What each seat could have done better, the costliest first; the reader's own before all. */
export function missedBy({ missed, seats }: Review, reader: number | null): Missed[][] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  if (reader !== null) order.sort((a, b) => Number(b === reader) - Number(a === reader) || a - b);
  return order
    .map((seat) => missed.filter((one) => one.seat === seat).sort((a, b) => b.gain - a.gain))
    .filter((found) => found.length > 0);
}

/** Whether chance mattered at all in this match. */
export function hadLuck({ luck }: Review): boolean {
  return luck.some((one) => Math.abs(one) >= 0.005);
}
