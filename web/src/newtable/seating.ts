/** Who is to sit where at a new table. */

import type { GameInfo, SeatWish } from '../messages';
import { textOr } from '../texts.svelte';
import { opponents, usualOpponent } from './opponents';

/** Whoever sets up the table, somebody by a link, or a bot. */
export type Sitting = 'me' | 'link' | `bot:${string}`;

export const isBot = (sitting: Sitting): boolean => sitting.startsWith('bot:');

/** So many seats: who sits there already stays, bots come to the others. */
export function resized(seats: Sitting[], count: number, info: GameInfo): Sitting[] {
  const bot = usualOpponent(info.bots);
  const others: Sitting = bot === null ? 'link' : `bot:${bot}`;
  const kept = seats.slice(0, count);
  if (!kept.includes('me')) kept[0] = 'me';
  return Array.from({ length: count }, (_, seat) => kept[seat] ?? others);
}

/** One person sits at this browser, who may play for a partner, but leaves rivals to friends. */
export function withoutRivals(seats: Sitting[], seat: number, teams: number[][]): Sitting[] {
  const team = teams.find((one) => one.includes(seat)) ?? [];
  const isRival = (one: number): boolean => one !== seat && !team.includes(one);
  return seats.map((was, one) => (was === 'me' && isRival(one) ? 'link' : was));
}

/** With the board on this screen all people are alike, and come with telephones; or not so. */
export function gathered(seats: Sitting[], on: boolean): Sitting[] {
  const first = seats.findIndex((sitting) => !isBot(sitting));
  return seats.map((was, seat) => (isBot(was) ? was : on || seat === first ? 'me' : 'link'));
}

/** The bots that are chosen, the gentlest first. */
export function botsAt(seats: Sitting[], info: GameInfo): string[] {
  return opponents(info.bots).filter((bot) => seats.includes(`bot:${bot}`));
}

/** The bot that keeps seats warm if nobody chooses another. */
export function usualBot(info: GameInfo): string {
  const bot = usualOpponent(info.bots) ?? '';
  return textOr(`bot-${bot}.short`, bot);
}

/** A seat as the server is asked for it. */
export function wishOf(sitting: Sitting, me: SeatWish, sofa: boolean): SeatWish {
  if (isBot(sitting)) return { kind: 'bot', bot: sitting.slice('bot:'.length) };
  return sitting === 'link' || sofa ? { kind: 'link', name: null } : me;
}
