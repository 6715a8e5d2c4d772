/** The games that this client can draw. */

import type { GameClient } from '../table/game';

const clients: Record<string, () => Promise<{ client: GameClient }>> = {
  dog: () => import('./dog'),
  rufus: () => import('./rufus'),
  stramash: () => import('./stramash'),
  strategus: () => import('./strategus'),
  streifzug: () => import('./streifzug'),
};

export function canDraw(name: string): boolean {
  return Object.hasOwn(clients, name);
}

/** The client of a game, or null if there is none. */
export async function clientOf(name: string): Promise<GameClient | null> {
  return canDraw(name) ? ((await clients[name]?.())?.client ?? null) : null;
}
