import { expect, test, vi } from 'vitest';
import type { Cell, Geometry } from '../../messages';
import { Clock } from '../../table/clock';
import { Scene } from './scene.svelte';
import type { StrategusEvent, StrategusObservation } from '../../wire/strategus';

/** Ten rows of ten; where they lie does not matter here. */
const geometry: Geometry = {
  game: 'strategus',
  size: [1000, 1000],
  cells: Array.from({ length: 100 }, (_, index): Cell => {
    const [column, row] = [index % 10, Math.floor(index / 10)];
    const zone = row < 4 ? { seat: 0 } : row > 5 ? { seat: 1 } : {};
    const name = `${'abcdefghij'[column]}${row + 1}`;
    return { name, at: [68 + 96 * column, 932 - 96 * row], kind: 'square', ...zone };
  }),
  kennel: [],
  seats: [
    { seat: 0, angle: 0 },
    { seat: 1, angle: 180 },
  ],
  direction: 'none',
};

/** The whole truth of a small position; the others' views are made from it. */
const armies = [
  { a1: 'A', e4: '6', f4: '9', g4: 'M', h4: '8' },
  { a10: 'A', e5: '7', f7: '6', g5: '1', h5: 'T' },
];
type Aid = 'off' | 'log' | 'marked';

interface Truth {
  armies: Record<string, string>[];
  lost?: string[][];
  last?: StrategusObservation['last'];
  seen?: string[][];
  over?: boolean;
}

/** What the server would tell a seat of this truth. */
function observed(truth: Truth, seat: number | null, aid: Aid): StrategusObservation {
  const { lost = [[], []], last = null, seen = [[], []], over = false } = truth;
  const marked = aid === 'marked';
  return {
    game: 'strategus',
    options: aid === 'off' ? {} : { memory_aid: aid },
    seat,
    phase: over ? 'over' : 'play',
    to_move: over ? null : 0,
    pieces: truth.armies.map((army, owner) =>
      Object.fromEntries(
        Object.entries(army).map(([square, kind]) => {
          const shown = over || owner === seat || (marked && seen[owner]?.includes(square));
          return [square, shown ? kind : '?'];
        }),
      ),
    ),
    lost,
    last,
    quiet: 0,
    plies: 1,
    ...(marked ? { seen } : {}),
  };
}

const clock = new Clock();
clock.speed = 'instant';

/** All that a scene shows, in an order of its own. */
const shown = (scene: Scene): unknown => ({
  standing: [...scene.standing].sort(([a], [b]) => a.localeCompare(b)),
  lost: scene.lost,
  trail: scene.trail,
  mover: scene.mover,
  duel: scene.duel,
});

function sceneOf(seen: StrategusObservation): Scene {
  const scene = new Scene(geometry, seen.seat);
  scene.show(seen);
  return scene;
}

/** Shows the events without glances: nobody has to read here. */
async function tell(scene: Scene, ...events: StrategusEvent[]): Promise<void> {
  clock.skip();
  for (const event of events) await scene.tell(event, clock);
  clock.resume();
}

interface Case {
  name: string;
  event: StrategusEvent;
  after: Truth;
}

const last = (move: string, attacker: string, defender: string) => ({
  seat: 0,
  move,
  attacker,
  defender,
});
const without = (seat: number, ...squares: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(armies[seat] ?? {}).filter(([name]) => !squares.includes(name)),
  );

const cases: Case[] = [
  {
    name: 'a move',
    event: { event: 'moved', seat: 0, from: 'f4', to: 'f6' },
    after: {
      armies: [{ ...without(0, 'f4'), f6: '9' }, without(1)],
      last: { seat: 0, move: 'f4-f6' },
    },
  },
  {
    name: 'a move of the enemy',
    event: { event: 'moved', seat: 1, from: 'f7', to: 'f6' },
    after: {
      armies: [without(0), { ...without(1, 'f7'), f6: '6' }],
      last: { seat: 1, move: 'f7-f6' },
    },
  },
  {
    name: 'a fight that the attacker wins',
    event: {
      event: 'fought',
      seat: 0,
      from: 'e4',
      to: 'e5',
      attacker: '6',
      defender: '7',
      won: 0,
    },
    after: {
      armies: [{ ...without(0, 'e4'), e5: '6' }, without(1, 'e5')],
      lost: [[], ['7']],
      last: last('e4xe5', '6', '7'),
      seen: [['e5'], []],
    },
  },
  {
    name: 'a fight that the defender wins',
    event: {
      event: 'fought',
      seat: 0,
      from: 'h4',
      to: 'e5',
      attacker: '8',
      defender: '7',
      won: 1,
    },
    after: {
      armies: [without(0, 'h4'), without(1)],
      lost: [['8'], []],
      last: last('h4xe5', '8', '7'),
      seen: [[], ['e5']],
    },
  },
  {
    name: 'a fight that both lose, at the end of a hare’s run',
    event: {
      event: 'fought',
      seat: 0,
      from: 'f4',
      to: 'f7',
      attacker: '6',
      defender: '6',
      won: null,
    },
    after: {
      armies: [without(0, 'f4'), without(1, 'f7')],
      lost: [['6'], ['6']],
      last: last('f4xf7', '6', '6'),
    },
  },
];

test.each(cases)('after $name all see what they would see if they came only now', async (one) => {
  for (const aid of ['off', 'log', 'marked'] as const) {
    for (const seat of [0, 1, null]) {
      const scene = sceneOf(observed({ armies }, seat, aid));
      await tell(scene, one.event);
      expect(shown(scene), `${aid} ${seat}`).toEqual(
        shown(sceneOf(observed(one.after, seat, aid))),
      );
    }
  }
});

test('a piece that has been seen is marked wherever it goes', async () => {
  const before = { armies, seen: [[], ['f7']] };
  const after = {
    armies: [without(0), { ...without(1, 'f7'), f6: '6' }],
    seen: [[], ['f6']],
    last: { seat: 1, move: 'f7-f6' },
  };
  const scene = sceneOf(observed(before, 0, 'marked'));
  await tell(scene, { event: 'moved', seat: 1, from: 'f7', to: 'f6' });
  expect(shown(scene)).toEqual(shown(sceneOf(observed(after, 0, 'marked'))));
  expect(scene.standing.get('f6')).toEqual({ seat: 1, kind: '6', seen: true });
});

test('in a fight both faces are seen, and then no more', async () => {
  const scene = sceneOf(observed({ armies }, 0, 'off'));
  const slow = new Clock();
  const fight = scene.tell(
    { event: 'fought', seat: 0, from: 'h4', to: 'e5', attacker: '8', defender: '7', won: 1 },
    slow,
  );
  while (scene.duel?.left === undefined || scene.duel.left === null) {
    expect(scene.undecided).toBe(true);
    slow.finish();
    await Promise.resolve();
  }
  expect(scene.undecided).toBe(false);
  expect(scene.duel).toMatchObject({ square: 'e5', turned: 1, left: [1] });
  expect([scene.duel.attacker.kind, scene.duel.defender.kind]).toEqual(['8', '7']);
  slow.skip();
  await fight;
  expect(scene.duel).toBeNull();
  expect(scene.standing.get('e5')).toEqual({ seat: 1, kind: null, seen: false });
});

test('a fight that is hurried when it begins still shows for a glance who has won', async () => {
  vi.useFakeTimers();
  const scene = sceneOf(observed({ armies }, 0, 'off'));
  const slow = new Clock();
  let done = false;
  const fought = { event: 'fought', seat: 0, from: 'e4', to: 'e5' } as const;
  void scene
    .tell({ ...fought, attacker: '6', defender: '7', won: 0 }, slow)
    .then(() => (done = true));
  await vi.advanceTimersByTimeAsync(500);
  scene.hurry(slow);
  await vi.advanceTimersByTimeAsync(100);
  expect(scene.duel?.left).toEqual([0]);
  scene.hurry(slow);
  await vi.advanceTimersByTimeAsync(600);
  expect(done).toBe(true);
  vi.useRealTimers();
});

test('an army that is ready appears face down in its zone', async () => {
  const setup: StrategusObservation = {
    ...observed({ armies: [{ a1: 'A' }, {}] }, 0, 'off'),
    phase: 'setup',
  };
  const scene = sceneOf(setup);
  await tell(scene, { event: 'ready', seat: 1 });
  expect(scene.standing.size).toBe(41);
  expect(scene.standing.get('j7')).toEqual({ seat: 1, kind: null, seen: false });
  await tell(scene, { event: 'placed', seat: 0, at: 'b1', piece: 'T' });
  expect(scene.standing.get('b1')?.kind).toBe('T');
  expect(scene.begun).toBe(false);
  await tell(scene, { event: 'first', seat: 1 });
  expect(scene.begun).toBe(true);
});

test('at the end both armies are shown to everybody', async () => {
  for (const seat of [0, 1, null]) {
    const scene = sceneOf(observed({ armies }, seat, 'off'));
    await tell(scene, { event: 'over', returns: [1, -1], reason: 'stuck', pieces: armies });
    expect(shown(scene)).toEqual(shown(sceneOf(observed({ armies, over: true }, seat, 'off'))));
  }
});

test('a piece that was dropped by hand does not run there once more', async () => {
  const scene = sceneOf(observed({ armies }, 0, 'off'));
  const slow = new Clock();
  const at = scene.at('f5');
  void scene.tell({ event: 'moved', seat: 0, from: 'f4', to: 'f5' }, slow, { square: 'f4', at });
  await Promise.resolve();
  await Promise.resolve();
  expect(scene.standing.has('f5')).toBe(true);
});
