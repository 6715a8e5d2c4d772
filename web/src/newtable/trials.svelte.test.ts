// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Effect } from '../messages';
import { Refusal } from '../table/api';
import { trials, type Rules, type Trial } from './trials.svelte';

/** What the server answers to each who asks: lines, and then perhaps a refusal. */
const server = vi.hoisted(() => ({ lines: [] as unknown[], refuses: null as string | null }));

vi.mock('../table/api', async (load) => {
  const real = await load<typeof import('../table/api')>();
  const teams = () => Promise.resolve([[0], [1]]);
  async function* effect() {
    yield* server.lines;
    if (server.refuses !== null) throw new real.Refusal(server.refuses, '');
  }
  return { ...real, api: { teams, effect, stopEffect: () => Promise.resolve() } };
});

const far: Effect = { waits: false, done: 10, of: 80, left: 9, over: false, findings: [] };
const KEPT = 'spielwerk.trials';

let turn = 0;
/** Rules of a game that no other test has asked about. */
const fresh = (): Rules => ({ game: `game${(turn += 1)}`, seats: 2, options: { fox: 'on' } });
const leftRunning = (rules: Rules): void =>
  localStorage.setItem(KEPT, JSON.stringify([{ rules, at: Date.now() }]));

async function ended(rules: Rules): Promise<Trial> {
  await vi.waitFor(() => expect(trials.about(rules)?.runs).toBe(false));
  return trials.about(rules)!;
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { lines: [], refuses: null });
});

test('what the server does not know any more stays until it is removed, and is called lost', async () => {
  const rules = fresh();
  leftRunning(rules);
  server.refuses = 'no_effect';
  trials.resume(rules.game);
  const trial = await ended(rules);
  expect([trial.lost, trial.fault, trial.finished]).toEqual([true, null, false]);
  expect(trials.of(rules.game)).toEqual([trial]);
  expect(localStorage.getItem(KEPT)).toContain(rules.game);
  trials.stop(trial);
  expect(trials.of(rules.game)).toEqual([]);
  expect(localStorage.getItem(KEPT)).not.toContain(rules.game);
});

test('what the server ends before all is played is lost, what is played out is not', async () => {
  const [cut, whole] = [fresh(), fresh()];
  server.lines = [{ ...far, over: true }];
  trials.ask(cut);
  expect((await ended(cut)).lost).toBe(true);
  server.lines = [{ ...far, done: 80, over: true }];
  trials.ask(whole);
  expect((await ended(whole)).lost).toBe(false);
});

test('what was refused from the start has a fault, is not lost, and is not taken up again', async () => {
  const rules = fresh();
  server.refuses = 'no_effect';
  trials.ask(rules);
  const { lost, fault } = await ended(rules);
  expect([lost, fault]).toEqual([false, new Refusal('no_effect', '')]);
  await vi.waitFor(() => expect(localStorage.getItem(KEPT)).not.toContain(rules.game));
});
