import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Geometry, ServerMessage, Told, Update } from '../messages';
import type { GameClient } from './game';
import type { Listener } from './socket';
import { Table } from './table.svelte';

const line = vi.hoisted(() => ({ heard: null as Listener | null }));

vi.mock('./socket', () => ({
  Line: class {
    constructor(_table: string, listener: Listener) {
      line.heard = listener;
    }
    close(): void {}
  },
}));
vi.mock('./api', () => ({ api: { geometry: () => Promise.resolve({} as Geometry) } }));
vi.mock('../games', () => ({ clientOf: () => Promise.resolve(client) }));

/** A game whose events are their own sentences. */
const client = {
  chronicle: { begins: () => 'turn', actor: () => null, join: () => null, counts: () => true },
  sentence: ({ event }: Told) => String(event),
  open: () => ({
    prompt: 'Your turn.',
    show: () => {},
    tell: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    reset: () => {},
  }),
} as unknown as GameClient;

let table: Table;

function update(version: number, events: string[], more: Partial<Update> = {}): Update {
  const told = events.map((event) => ({ event }));
  const empty = { decision: version, legal: [], to_act: [1], observation: {}, over: false };
  return { ...empty, type: 'update', version, events: told, ...more } as Update;
}

async function hear(message: unknown): Promise<void> {
  line.heard?.hear(message as ServerMessage);
  await vi.waitFor(() => expect(table.busy).toBe(false));
}

beforeEach(async () => {
  table = new Table('table', null, null);
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: null, connected: true }));
  line.heard?.hear({ type: 'table', game: 'any', seat: 0, seats, options: {} } as never);
  await hear(update(0, []));
});

afterEach(() => table.leave());

test('what has happened is spoken, and what the reader is asked', async () => {
  await hear(update(1, ['A fight.']));
  expect(table.spoken).toBe('A fight.');
  await hear(update(2, ['A move.'], { to_act: [0] }));
  expect(table.spoken).toBe('A move. Your turn.');
});

test('after a gap nothing is spoken of what lies before it', async () => {
  await hear(update(1, ['A fight.']));
  await hear(update(4, ['A late move.']));
  expect(table.spoken).toBe('');
  await hear(update(5, ['A move.']));
  expect(table.spoken).toBe('A move.');
  await hear(update(9, ['A late move.'], { to_act: [0] }));
  expect(table.spoken).toBe('Your turn.');
});

test('an answer without news leaves what was spoken', async () => {
  await hear(update(1, ['A fight.']));
  await hear(update(1, []));
  expect(table.spoken).toBe('A fight.');
});
