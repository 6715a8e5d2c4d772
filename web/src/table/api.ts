/** The server's HTTP side. */

import { root } from '../place.svelte';
import type {
  AgainTable,
  Effect,
  EffectWish,
  GameInfo,
  GameLessons,
  GamePuzzles,
  Geometry,
  LessonTold,
  LessonWish,
  LettersTold,
  LettersWish,
  Luck,
  NewTable,
  Problem,
  PuzzleTold,
  Replay,
  Review,
  SetupInfo,
  Standing,
  Story,
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

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The server's answer; a Refusal if it does not do what was asked for. */
async function answerTo(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(`${root}api/${path}`, request).catch(() => {
    throw new Refusal('offline', 'The server cannot be reached.');
  });
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

/** What the server tells in a long answer, a document a line. */
async function* listen<T>(path: string, request: RequestInit): AsyncGenerator<T> {
  const { body: stream } = await answerTo(path, request);
  const reader = stream?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      const lines = (rest + (value ?? '')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as T;
      if (done) return;
    }
  } finally {
    void reader?.cancel().catch(() => {});
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await answerTo(path, body === undefined ? {} : posted(body));
  return (await answer.json()) as T;
}

/** Answers that are the same each time, by what was asked. */
const known = new Map<string, Promise<unknown>>();

/** What is asked for once and kept while the page is open, unless it was refused. */
function askOnce<T>(path: string): Promise<T> {
  const answer = known.get(path) ?? ask(path);
  known.set(path, answer);
  answer.catch(() => known.delete(path));
  return answer as Promise<T>;
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
    askOnce(`games/${encodeURIComponent(game)}/geometry?${asked(seats, options)}`),
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
  /** The ready-made set-ups, with so many seats and these options. */
  setups: (
    game: string,
    seats: number,
    options: Record<string, string | number>,
  ): Promise<SetupInfo[]> =>
    ask(`games/${encodeURIComponent(game)}/setups?${asked(seats, options)}`),
  /** A match that is over, looked back at; the first time that takes the server a while. */
  review: (table: string): Promise<Review> => ask(`tables/${encodeURIComponent(table)}/review`),
  /** Whose turn it is at a table, for whoever holds these keys. */
  standing: (table: string, keys: string[]): Promise<Standing> =>
    ask(`tables/${encodeURIComponent(table)}/standing`, { keys }),
  /** The seat that an invitation opens; null if it is not good any more. */
  invited: async (table: string, invitation: string): Promise<number | null> => {
    const standing = await ask<Standing>(`tables/${encodeURIComponent(table)}/standing`, {
      invitation,
    });
    return standing.invited;
  },
  /** The table of the next game with the same people, after the end. */
  again: (table: string, key: string): Promise<AgainTable> =>
    ask(`tables/${encodeURIComponent(table)}/again`, { key }),
  /** The moments of a match that mattered to a seat (null: to anybody), as more is known. */
  story: (table: string, seat: number | null, signal: AbortSignal): AsyncGenerator<Story> =>
    listen(`tables/${encodeURIComponent(table)}/story${seatQuery(seat)}`, { signal }),
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
  /** What house rules change, as more and more of it is known. */
  effect: (game: string, wish: EffectWish, signal: AbortSignal): AsyncGenerator<Effect> =>
    listen(`games/${encodeURIComponent(game)}/effect`, { ...posted(wish), signal }),
  /** Who has asked what house rules change does not want to know any more. */
  stopEffect: async (game: string, wish: EffectWish): Promise<void> => {
    await answerTo(`games/${encodeURIComponent(game)}/effect/stop`, posted(wish));
  },
  /** The scenes by which games are learned. */
  lessons: (): Promise<GameLessons[]> => ask('lessons'),
  /** Where a scene stands after all that its learner has done. */
  lesson: (game: string, scene: string, wish: LessonWish): Promise<LessonTold> =>
    ask(`lessons/${encodeURIComponent(game)}/${encodeURIComponent(scene)}`, wish),
  /** Which puzzles each game has. */
  puzzles: (): Promise<GamePuzzles[]> => askOnce('puzzles'),
  /** A puzzle, with all that can be done in it. */
  puzzle: (game: string, number: number): Promise<PuzzleTold> =>
    askOnce(`puzzles/${encodeURIComponent(game)}/${number}`),
  lobby: (): Promise<TableInfo[]> => ask('lobby'),
  create: (table: NewTable): Promise<TableCreated> => ask('tables', table),
};
