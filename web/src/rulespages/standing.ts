/** A table at which a position stands still, so that its board can be drawn. */

import type { Geometry, ServerMessage, Update } from '../messages';
import type { GameClient, GameTable } from '../table/game';
import type { Listener } from '../table/socket';
import { Table } from '../table/table.svelte';
import { sitting, tableTold } from '../table/told';
import type { FigureData } from './figures';

export interface Standing {
  Board: GameClient['Board'];
  game: GameTable;
}

/** The board of a game with a figure's position on it. */
export async function standing(
  name: string,
  figure: FigureData,
  geometry: Geometry,
): Promise<Standing> {
  const listeners: Listener[] = [];
  const table = new Table('figure', null, null, {
    line: (listener) => {
      listeners.push(listener);
      return { send: () => true, rejoin: () => undefined, close: () => undefined };
    },
    geometry: () => Promise.resolve(geometry),
  });
  const hear = (message: ServerMessage): void => listeners[0]?.hear(message);
  hear(toldOf(name, figure));
  hear(updateOf(figure));
  while (table.busy) await new Promise((resolve) => setTimeout(resolve));
  const { client, game } = table;
  if (client === null || game === null) throw new Error(`${name} has no board`);
  return { Board: client.Board, game };
}

function toldOf(game: string, { names, options, seat, teams }: FigureData): ServerMessage {
  const seats = names.map((one, number) => sitting(number, one, null));
  return tableTold({ game, options, seat, seats, teams });
}

/** Nobody is asked anything: what can be done is told by the figure itself. */
function updateOf({ observation }: FigureData): Update {
  return {
    type: 'update',
    version: 0,
    decision: 0,
    events: [],
    observation,
    to_act: [],
    legal: [],
    choices: null,
    can_take_back: false,
    can_undo: false,
    over: false,
    returns: null,
    scores: null,
  };
}
