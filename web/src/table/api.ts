/** The server's HTTP side. */

import { root } from '../place.svelte';
import type {
  GameInfo,
  Geometry,
  NewTable,
  Problem,
  Review,
  SetupInfo,
  TableCreated,
} from '../messages';

/** What the server answered instead of what was asked for. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(`${root}api/${path}`, request).catch(() => {
    throw new Refusal('offline', 'The server cannot be reached.');
  });
  if (!answer.ok) throw await refusalIn(answer);
  return (await answer.json()) as T;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  const otherwise = `${answer.status} ${answer.statusText}`;
  return new Refusal(problem?.code ?? 'internal', problem?.detail ?? problem?.title ?? otherwise);
}

export const api = {
  games: (): Promise<GameInfo[]> => ask('games'),
  geometry: (game: string, seats: number): Promise<Geometry> =>
    ask(`games/${encodeURIComponent(game)}/geometry?seats=${seats}`),
  tableGeometry: (table: string): Promise<Geometry> =>
    ask(`tables/${encodeURIComponent(table)}/geometry`),
  /** The seats that play together, with so many seats and these options. */
  teams: (
    game: string,
    seats: number,
    options: Record<string, string | number>,
  ): Promise<number[][]> => {
    const query = new URLSearchParams({ seats: String(seats) });
    for (const [name, value] of Object.entries(options)) query.set(name, String(value));
    return ask(`games/${encodeURIComponent(game)}/teams?${query}`);
  },
  setups: (game: string): Promise<SetupInfo[]> => ask(`games/${encodeURIComponent(game)}/setups`),
  /** A match that is over, looked back at; the first time that takes the server a while. */
  review: (table: string): Promise<Review> => ask(`tables/${encodeURIComponent(table)}/review`),
  create: (table: NewTable): Promise<TableCreated> => ask('tables', table),
};
