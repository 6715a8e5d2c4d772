/** A match that is over as everybody saw it. */

import type { Geometry, Replay, Told } from '../messages';
import { api } from '../table/api';
import type { Views } from './replayer.svelte';

/** What every seat and a watcher were told: of a table by its name, or of a match in a file. */
export async function viewsOf(match: string | Told): Promise<Views> {
  const watched = await api.replay(match, null);
  const views: Views = new Map([['watch', watched]]);
  for (const seat of watched.names.keys()) views.set(seat, await api.replay(match, seat));
  return views;
}

/** How the board of a match looks, a table's or a file's. */
export function geometryOf(match: string | Told, replay: Replay): Promise<Geometry> {
  if (typeof match === 'string') return api.tableGeometry(match);
  const options = replay.options as Record<string, string | number>;
  return api.geometry(replay.game, replay.names.length, options);
}
