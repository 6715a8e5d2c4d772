import { beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../games';
import type { GameInfo } from '../messages';
import type { Chosen } from '../newtable/options';
import { has } from '../texts.svelte';
import { playNow } from './playing';

const made = vi.hoisted(() => ({ tables: [] as { options: unknown; seats: unknown[] }[] }));

vi.mock('../table/api', () => ({
  api: {
    setups: () => Promise.resolve([]),
    create: (table: (typeof made.tables)[number]) => {
      made.tables.push(table);
      return Promise.resolve({ table: 'made', keys: {}, host: null });
    },
  },
}));

const USUAL = { dog: 4, rufus: 3, stramash: 4, strategus: 2, streifzug: 4 };

const part = (name: string, seats: number[] = []) => ({
  ...{ name, seats, values: ['off', 'on'], default: 'off' },
  ...{ needs: [], matters: {}, cases: [] },
});
const army = { ...part('army'), values: ['full', 'duel'], default: 'full' };
const CARDS = { ext_cards: 'on' };
const rules = {
  options: [part('ext_cards'), part('ext_teams', [4]), part('pairs', [4]), army],
  presets: {
    basic: { ext_cards: 'off', ext_teams: 'off' },
    extended: { ...CARDS, ext_teams: 'off' },
    teams: { ...CARDS, ext_teams: 'on' },
  },
};

/** The table that is set up for who plays a game at once. */
async function tableOf(name: string, usual: number, first: boolean, like: Chosen = {}) {
  const info = { name, seats: [usual, 2], bots: ['child', 'casual'], ...rules };
  await playNow(info as unknown as GameInfo, first, like);
  const { options, seats } = made.tables.at(-1) ?? { options: {}, seats: [] };
  return { options, seats: seats.length };
}

beforeEach(() => localStorage.clear());

test('a first game is shorter where fewer seats or cards make it so', async () => {
  const first: Record<string, unknown> = {};
  for (const [game, usual] of Object.entries(USUAL))
    first[game] = await tableOf(game, usual, true);
  expect(first).toEqual({
    dog: { options: {}, seats: 4 },
    rufus: { options: {}, seats: 3 },
    stramash: { options: {}, seats: 2 },
    strategus: { options: { army: 'duel' }, seats: 2 },
    streifzug: { options: {}, seats: 2 },
  });
}, 20_000);

test('a game after lessons of another mode is in that mode, with as many as that needs', async () => {
  const after = (like: Chosen) => tableOf('streifzug', 4, true, like);
  expect(await after({ preset: 'basic' })).toEqual({ options: {}, seats: 2 });
  expect(await after({ preset: 'extended' })).toEqual({ options: CARDS, seats: 2 });
  const teams = { ...CARDS, ext_teams: 'on' };
  expect(await after({ preset: 'teams' })).toEqual({ options: teams, seats: 4 });
  const paired = await tableOf('stramash', 4, true, { pairs: 'on' });
  expect(paired).toEqual({ options: { pairs: 'on' }, seats: 4 });
});

test('any other game has what is usual', async () => {
  for (const [game, usual] of Object.entries(USUAL))
    expect(await tableOf(game, usual, false)).toEqual({ options: {}, seats: usual });
});

test('what makes a first game another than usual is said beside the way there', async () => {
  for (const game of Object.keys(USUAL)) {
    const differs = (await clientOf(game))?.firstGame !== undefined;
    expect([game, has(`${game}-first-game`)]).toEqual([game, differs]);
  }
});
