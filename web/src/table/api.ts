/** The server's HTTP side. */

import { root } from '../place.svelte';
import type {
  GameInfo,
  Geometry,
  LettersTold,
  LettersWish,
  Luck,
  NewTable,
  Problem,
  Replay,
  Review,
  SetupInfo,
  TableCreated,
  TableInfo,
  Told,
  WhatIf,
  SeatTaken,
  TakeSeat,
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

function asked(seats: number, options: Record<string, string | number>): string {
  const query = new URLSearchParams({ seats: String(seats) });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  return query.toString();
}

const seatQuery = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  games: (): Promise<GameInfo[]> => ask('games'),
  geometry: (
    game: string,
    seats: number,
    options: Record<string, string | number> = {},
  ): Promise<Geometry> =>
    ask(`games/${encodeURIComponent(game)}/geometry?${asked(seats, options)}`),
  tableGeometry: (table: string): Promise<Geometry> =>
    ask(`tables/${encodeURIComponent(table)}/geometry`),
  /** The seats that play together, with so many seats and these options. */
  teams: (
    game: string,
    seats: number,
    options: Record<string, string | number>,
  ): Promise<number[][]> => {
    return ask(`games/${encodeURIComponent(game)}/teams?${asked(seats, options)}`);
  },
  setups: (game: string): Promise<SetupInfo[]> => ask(`games/${encodeURIComponent(game)}/setups`),
  /** A match that is over, looked back at; the first time that takes the server a while. */
  review: (table: string): Promise<Review> => ask(`tables/${encodeURIComponent(table)}/review`),
  info: (table: string): Promise<TableInfo> => ask(`tables/${encodeURIComponent(table)}`),
  /** A match that is over as a seat (null: a watcher) saw it: a table's by its name, or a file. */
  replay: (match: string | Told, seat: number | null): Promise<Replay> =>
    typeof match === 'string'
      ? ask(`tables/${encodeURIComponent(match)}/replay${seatQuery(seat)}`)
      : ask(`replay${seatQuery(seat)}`, match),
  /** What chance did in a match that is over, with the receipt. */
  luck: (match: string | Told): Promise<Luck> =>
    typeof match === 'string'
      ? ask(`tables/${encodeURIComponent(match)}/luck`)
      : ask('replay/luck', match),
  /** The whole match, as it is kept in a file. */
  transcript: (table: string): Promise<Told> =>
    ask(`tables/${encodeURIComponent(table)}/transcript`),
  /** A table at which a match goes on from its middle. */
  whatIf: (wish: WhatIf): Promise<TableCreated> => ask('replay/tables', wish),
  /** Swaps an invitation for the key of its seat, or sits down at a listed table. */
  sitDown: (table: string, wish: TakeSeat): Promise<SeatTaken> =>
    ask(`tables/${encodeURIComponent(table)}/seats`, wish),
  /** Whoever has had a letter wants more of them, or none. */
  letters: (token: string, wish: LettersWish): Promise<LettersTold> =>
    ask(`letters/${encodeURIComponent(token)}`, wish),
  lobby: (): Promise<TableInfo[]> => ask('lobby'),
  create: (table: NewTable): Promise<TableCreated> => ask('tables', table),
};
