import { beforeEach, expect, test } from 'vitest';
import type { Cell, Geometry } from '../../messages';
import { Clock } from '../../table/clock';
import { Scene } from './scene.svelte';
import type { StramashEvent, StramashObservation } from '../../wire/stramash';

/** A track of 72 with two castles; where things lie does not matter here. */
const geometry: Geometry = {
  game: 'stramash',
  size: [1000, 1000],
  cells: [
    ...Array.from({ length: 72 }, (_, index): Cell => ({
      name: `T${index}`,
      at: [index, 0],
      kind: 'track',
    })),
    ...[0, 1].flatMap((seat) =>
      [1, 2, 3, 4, 5].map((depth): Cell => ({
        name: `C${seat}.${depth}`,
        at: [depth, seat + 1],
        kind: 'castle',
        seat,
        depth,
      })),
    ),
  ],
  kennel: [0, 1].map((seat) => [0, 1, 2, 3, 4].map((slot) => [900 + seat, slot])),
  seats: [0, 1].map((seat) => ({ seat, angle: 180 * seat })),
  direction: 'clockwise',
};

const begin: StramashObservation = {
  game: 'stramash',
  seats: 2,
  seat: 0,
  phase: 'play',
  to_move: 0,
  laddies: [
    ['T10', 'T20', 'C0.5', 'D', 'D'],
    ['T14', 'T39', 'D', 'D', 'D'],
  ],
  hand: '7 7 K X 2',
  hand_sizes: [5, 5],
  pile: 20,
  discard: '2',
  plies: 0,
};

const clock = new Clock();
clock.speed = 'instant';
let scene: Scene;

beforeEach(() => {
  scene = new Scene(geometry, 0);
  scene.show(begin);
});

async function tell(...events: StramashEvent[]): Promise<void> {
  for (const event of events) await scene.tell(event, clock);
  await scene.settle();
}

const fields = (owner: number): string[] =>
  scene.men
    .filter((man) => man.owner === owner)
    .map((man) => man.field)
    .sort();

test('an observation is shown: laddies, who is home, cards in order', () => {
  expect(fields(0)).toEqual(['C0.5', 'D', 'D', 'T10', 'T20']);
  expect(scene.home).toEqual([1, 0]);
  expect(scene.hand.map((card) => card.code)).toEqual(['7', '7', 'K', 'X', '2']);
});

test('the card that was drawn is known until one is played', async () => {
  await tell({ event: 'drew', seat: 0, card: '4' });
  const drawn = scene.hand.find((card) => card.id === scene.newest);
  expect(drawn?.code).toBe('4');
  expect([scene.pile, scene.sizes]).toEqual([19, [6, 5]]);
  scene.show({ ...begin, hand: '2 4 7 7 K X', hand_sizes: [6, 5], pile: 19 });
  expect(scene.hand.find((card) => card.id === scene.newest)?.code).toBe('4');
  await tell({ event: 'played', seat: 0, card: '2' });
  expect(scene.newest).toBeNull();
});

test('the card that was drawn before this page came is known, too', () => {
  const drew = { event: 'drew', seat: 0, card: 'K' };
  const played = { event: 'played', seat: 0, card: '2' };
  scene.recall([{ event: 'first', seat: 0 }, drew, { event: 'drew', seat: 1 }]);
  expect(scene.hand.find((card) => card.id === scene.newest)?.code).toBe('K');
  scene.recall([]);
  expect(scene.newest).not.toBeNull();
  scene.recall([drew, played]);
  expect(scene.newest).toBeNull();
});

test('what others draw is only counted', async () => {
  await tell({ event: 'drew', seat: 1 });
  expect([scene.pile, scene.sizes, scene.hand.length]).toEqual([19, [5, 6], 5]);
});

test('a laddie walks onto another, which goes back to its dock', async () => {
  const path = ['T11', 'T12', 'T13', 'T14'];
  await tell(
    { event: 'played', seat: 0, card: '7' },
    { event: 'moved', seat: 0, owner: 0, from: 'T10', to: 'T14', path, back: false },
    { event: 'docked', owner: 1, from: 'T14', by: 0 },
  );
  expect(scene.manOn('T14')?.owner).toBe(0);
  expect(fields(1)).toEqual(['D', 'D', 'D', 'D', 'T39']);
});

test('the first part of a seven is taken back', async () => {
  await tell(
    { event: 'moved', seat: 0, owner: 0, from: 'T10', to: 'T11', path: ['T11'], back: false },
    { event: 'taken_back', seat: 0, laddies: begin.laddies },
  );
  expect(fields(0)).toEqual(['C0.5', 'D', 'D', 'T10', 'T20']);
});

test('a Bonnie Fechter charges from the dock', async () => {
  await tell(
    { event: 'charged', seat: 0, owner: 0, from: 'D', to: 'T39' },
    { event: 'docked', owner: 1, from: 'T39', by: 0 },
  );
  expect(scene.manOn('T39')?.owner).toBe(0);
  expect(scene.waiting(0)).toHaveLength(1);
  expect(scene.waiting(1)).toHaveLength(4);
});

test('a laddie that is landed on by its partner goes to its entrance', async () => {
  await tell(
    { event: 'moved', seat: 0, owner: 0, from: 'T10', to: 'T14', path: ['T14'], back: false },
    { event: 'promoted', owner: 1, from: 'T14', to: 'T21', by: 0 },
  );
  expect(scene.manOn('T14')?.owner).toBe(0);
  expect(scene.manOn('T21')?.owner).toBe(1);
});

test('laddies that come home are counted', async () => {
  const home = { event: 'moved', seat: 0, owner: 0, from: 'T20', to: 'C0.4' } as const;
  await tell({ ...home, path: ['C0.4'], back: false });
  expect(scene.home).toEqual([2, 0]);
});

test('the played cards go back into the pile', async () => {
  await tell({ event: 'reshuffled', cards: 60 });
  expect([scene.pile, scene.discard]).toEqual([80, []]);
});
