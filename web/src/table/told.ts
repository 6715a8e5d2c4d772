/** What is told of a table, made up: for matches in files, and for tests. */

import type { SeatInfo, TableTold } from '../messages';

/** A seat with a person, or with a bot. */
export function sitting(seat: number, name: string | null, bot: string | null): SeatInfo {
  return {
    seat,
    kind: bot === null ? 'person' : 'bot',
    name,
    sign: null,
    bot,
    connected: true,
    kept: null,
    open: false,
    locked: false,
    came: true,
    promise: null,
    seed: null,
  };
}

/** A table whose match has begun, of which nothing else is said than this. */
export function tableTold(
  about: Partial<TableTold> & Pick<TableTold, 'game' | 'seats'>,
): TableTold {
  return {
    type: 'table',
    table: '',
    options: {},
    agreed: {},
    seat: null,
    teams: [],
    coach: true,
    commitment: '',
    sealed: true,
    begun: true,
    may_begin: false,
    origin: null,
    listed: false,
    pace: { kind: 'none', move: 30, bank: 300, days: 3 },
    stand_in: '',
    talk: 'off',
    offers: [],
    ...about,
  };
}
