import { beforeEach, expect, test } from 'vitest';
import type { Cell, Geometry } from '../../messages';
import { Clock } from '../../table/clock';
import { Scene } from './scene.svelte';
import type { DogEvent, DogObservation } from '../../wire/dog';

/** A track of 64 with four kennels; where things lie does not matter here. */
const geometry: Geometry = {
  game: 'dog',
  size: [1000, 1000],
  cells: [
    ...Array.from({ length: 64 }, (_, index): Cell => ({
      name: `T${index}`,
      at: [index, 0],
      kind: index % 16 === 0 ? 'start' : 'track',
    })),
    { name: 'G0.1', at: [0, 1], kind: 'goal', seat: 0, depth: 1 },
  ],
  kennel: [0, 1, 2, 3].map((seat) => [0, 1, 2, 3].map((slot) => [900 + seat, slot])),
  seats: [0, 1, 2, 3].map((seat) => ({ seat, angle: 90 * seat })),
  direction: 'anticlockwise',
};

const begin: DogObservation = {
  game: 'dog',
  seat: 0,
  phase: 'play',
  to_move: 0,
  starter: 0,
  hand_size: 3,
  men: [
    ['T0!', 'T10', 'K', 'K'],
    ['T12', 'K', 'K', 'K'],
    ['T14', 'K', 'K', 'K'],
    ['K', 'K', 'K', 'K'],
  ],
  hand: '7 7 K',
  hand_sizes: [3, 3, 3, 3],
  pile: 20,
  discard: '2',
  plies: 0,
};

const clock = new Clock();
clock.speed = 'instant';
let scene: Scene;

beforeEach(() => {
  scene = new Scene(geometry, 0, (seat) => (seat + 2) % 4);
  scene.show(begin);
});

async function tell(...events: DogEvent[]): Promise<void> {
  for (const [index, event] of events.entries()) {
    await scene.tell(event, events.slice(index + 1), clock);
  }
  await scene.settle();
}

const fields = (owner: number): string[] =>
  scene.men
    .filter((man) => man.owner === owner)
    .map((man) => man.field)
    .sort();

test('an observation is shown: men on fields and in hollows of their own, cards in order', () => {
  expect(fields(0)).toEqual(['K', 'K', 'T0', 'T10']);
  expect(scene.manOn('T0')?.fresh).toBe(true);
  expect(new Set(scene.waiting(3).map((man) => `${man.x} ${man.y}`)).size).toBe(4);
  expect(scene.hand.map((card) => card.code)).toEqual(['7', '7', 'K']);
});

test('what has not changed keeps its identity', () => {
  const [men, hand] = [scene.manOn('T10'), scene.hand];
  scene.show({ ...begin, hand: '7 K', men: [['T0!', 'T10', 'T20', 'K'], ...begin.men.slice(1)] });
  expect(scene.manOn('T10')).toBe(men);
  expect(scene.hand[0]).toBe(hand[0]);
  expect(scene.hand[1]).toBe(hand[2]);
});

test('a seven played in parts sends home whom it passes, each once', async () => {
  const path = ['T11', 'T12', 'T13', 'T14', 'T15', 'T16', 'T17'];
  await tell(
    { event: 'played', seat: 0, card: '7', as: '7' },
    { event: 'moved', seat: 0, owner: 0, from: 'T10', to: 'T17', path, back: false },
    { event: 'sent_home', owner: 1, from: 'T12', by: 0 },
    { event: 'sent_home', owner: 2, from: 'T14', by: 0 },
  );
  expect(fields(0)).toEqual(['K', 'K', 'T0', 'T17']);
  expect(fields(1)).toEqual(['K', 'K', 'K', 'K']);
  expect(fields(2)).toEqual(['K', 'K', 'K', 'K']);
  expect(scene.hand.map((card) => card.code)).toEqual(['7', 'K']);
  expect(scene.discard.map((card) => card.code)).toEqual(['2', '7']);
  expect(scene.sizes).toEqual([2, 3, 3, 3]);
});

test('a man that moves is no longer fresh', async () => {
  const moved = { event: 'moved', seat: 0, owner: 0, from: 'T0', to: 'T1' } as const;
  await tell({ ...moved, path: ['T1'], back: false });
  expect(scene.manOn('T1')?.fresh).toBe(false);
});

test('men come out fresh, and swap their fields', async () => {
  await tell(
    { event: 'came_out', seat: 3, owner: 3, to: 'T48' },
    {
      event: 'swapped',
      seat: 0,
      a: { owner: 0, from: 'T10', to: 'T12' },
      b: { owner: 1, from: 'T12', to: 'T10' },
    },
  );
  expect(scene.manOn('T48')).toMatchObject({ owner: 3, fresh: true });
  expect(scene.manOn('T12')?.owner).toBe(0);
  expect(scene.manOn('T10')?.owner).toBe(1);
});

test('what is taken back lies as before', async () => {
  const moved = { event: 'moved', seat: 0, owner: 0, from: 'T10', to: 'T11' } as const;
  await tell(
    { ...moved, path: ['T11'], back: false },
    { event: 'taken_back', seat: 0, men: begin.men },
  );
  expect(fields(0)).toEqual(['K', 'K', 'T0', 'T10']);
  expect(scene.manOn('T0')?.fresh).toBe(true);
});

test('a round is dealt and exchanged; only the own cards are known', async () => {
  scene.show({ ...begin, hand: '', hand_sizes: [0, 0, 0, 0] });
  await tell(
    { event: 'round', starter: 1, hand_size: 1 },
    { event: 'dealt', seat: 1 },
    { event: 'dealt', seat: 0, card: 'K' },
    { event: 'gave', seat: 0, card: 'K' },
    { event: 'gave', seat: 2 },
  );
  expect(scene.pile).toBe(18);
  expect(scene.hand).toEqual([]);
  expect(scene.given).toEqual([true, false, true, false]);
  await tell({ event: 'exchanged' }, { event: 'received', seat: 0, from: 2, card: '4' });
  expect(scene.given).toEqual([false, false, false, false]);
  expect(scene.hand.map((card) => card.code)).toEqual(['4']);
  expect(scene.newest).toBe(scene.hand[0]?.id);
});

test('the card that was given is known until one is played, though this page came later', async () => {
  const received = { event: 'received', seat: 0, from: 2, card: 'K' };
  scene.recall([{ event: 'gave', seat: 0, card: 'K' }, received, { event: 'gave', seat: 1 }]);
  expect(scene.hand.find((card) => card.id === scene.newest)?.code).toBe('K');
  await tell({ event: 'folded', seat: 2, cards: '4 5' });
  expect(scene.newest).not.toBeNull();
  await tell({ event: 'folded', seat: 0, cards: begin.hand });
  expect(scene.newest).toBeNull();
});

test('a folded hand lies open', async () => {
  await tell({ event: 'folded', seat: 2, cards: '4 5 9' });
  expect(scene.discard.map((card) => card.code)).toEqual(['2', '4', '5', '9']);
  expect(scene.sizes[2]).toBe(0);
});

test('the played cards go back into the pile', async () => {
  await tell({ event: 'reshuffled', cards: 60 });
  expect(scene.pile).toBe(80);
  expect(scene.discard).toEqual([]);
});
