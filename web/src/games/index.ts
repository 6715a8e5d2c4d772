/** The games that this client can draw. */

import type { Component } from 'svelte';
import type { Geometry } from '../messages';
import type { GameClient } from '../table/game';
import { fetchTexts } from '../texts.svelte';

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

/** The client of a game with its texts, or null if there is none. */
export async function clientOf(name: string): Promise<GameClient | null> {
  if (!canDraw(name)) return null;
  const [game] = await Promise.all([clients[name]?.(), fetchTexts(name)]);
  return game?.client ?? null;
}

const emblems = import.meta.glob<Component<{ board: Geometry }>>('./*/Emblem.svelte', {
  import: 'default',
});

/** A small picture of a game's board, or null if there is none. */
export async function emblemOf(name: string): Promise<Component<{ board: Geometry }> | null> {
  return (await emblems[`./${name}/Emblem.svelte`]?.()) ?? null;
}
