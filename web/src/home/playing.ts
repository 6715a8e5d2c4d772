/** A game at once: a table with bots that fit, and a seat there. */

import { clientOf } from '../games';
import type { GameInfo, SeatWish } from '../messages';
import type { Place } from '../place.svelte';
import { settings } from '../settings.svelte';
import { api } from '../table/api';
import { nextLevel } from './beaten';
import { opponents } from '../newtable/opponents';
import { modeOf, offered, type Chosen } from '../newtable/options';
import { keep } from './recent';

/**
 * Sets up a table with the gentlest bots that have not been beaten here, where the game explains
 * itself, and keeps its key. The `first` game after the lessons is against the gentlest of all, and
 * shorter than usual where the game has a way to be; it is in the mode `like` that was learned.
 */
export async function playNow(info: GameInfo, first = false, like: Chosen = {}): Promise<Place> {
  const { name: game } = info;
  const client = await clientOf(game);
  const shorter = first ? client?.firstGame : undefined;
  const options = { ...shorter?.options, ...modeOf(info, like) };
  const count = seatsFor(info, options, shorter?.seats);
  const bot = first ? (opponents(info.bots)[0] ?? null) : nextLevel(info);
  const me: SeatWish = { kind: 'me', name: settings.name.trim() || null, sign: settings.sign };
  const others = Array.from({ length: count - 1 }, (): SeatWish => ({
    kind: 'bot',
    bot: bot ?? 'random',
  }));
  const [setups, created] = await Promise.all([
    api.setups(game, count, options),
    api.create({ game, options, seats: [me, ...others] }),
  ]);
  const { table, keys, host } = created;
  const key = keys[0] ?? null;
  keep({ table, game, key, host, own: keys, explained: true, first });
  const setup = setups[Math.floor(Math.random() * setups.length)];
  if (setup !== undefined) client?.layOut?.(table, 0, setup.setup);
  return { page: 'table', table, key };
}

/** As many as are wished, or as usual, if these options are for so many; else as they are for. */
function seatsFor(info: GameInfo, options: Chosen, wished: number | undefined): number {
  const counts = [wished, ...info.seats].filter((count) => count !== undefined);
  const fit = (count: number): boolean => {
    const names = offered(info, count, options).map(({ name }) => name);
    return Object.keys(options).every((name) => names.includes(name));
  };
  return counts.find(fit) ?? counts[0] ?? 2;
}
