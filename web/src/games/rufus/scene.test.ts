import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../../table/clock';
import { begin, board } from './example';
import { Scene } from './scene.svelte';
import type { RufusEvent } from '../../wire/rufus';

const clock = new Clock();
clock.speed = 'instant';
let scene: Scene;

beforeEach(() => {
  scene = new Scene(board, 0);
  scene.show(begin);
});

async function tell(...events: RufusEvent[]): Promise<void> {
  for (const [index, event] of events.entries()) {
    await scene.tell(event, events.slice(index + 1), clock);
  }
}

const stones = (owner: number): (string | null)[] =>
  scene.stones.filter((stone) => stone.owner === owner).map((stone) => stone.field);

const path = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(to - from) }, (_, index) =>
    String(from + (to > from ? index + 1 : -index - 1)),
  );

test('an observation is shown: fox, stones, cards and points', () => {
  expect(scene.fox.field).toBe('0');
  expect([0, 1, 2].map(stones)).toEqual([
    ['28', '32'],
    ['28', '32'],
    ['28', '32'],
  ]);
  expect(scene.hand).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(scene.turn.points).toBe(7);
  expect(scene.stonesOn('28').map(({ owner }) => owner)).toEqual([0, 1, 2]);
});

test('nobody has points left when all is over', () => {
  scene.show({ ...begin, phase: 'over' });
  expect(scene.turn.points).toBe(0);
});

test('stones that stand right keep their identity', () => {
  const [first, second] = scene.stones;
  scene.show({ ...begin, stones: [[32, 39], ...begin.stones.slice(1)] });
  expect(second?.field).toBe('32');
  expect(first?.field).toBe('39');
});

test('a turn spends its points', async () => {
  await tell({ event: 'fox_moved', seat: 0, from: '0', to: '2', points: 2, path: path(0, 2) });
  expect(scene.fox.field).toBe('2');
  expect(scene.turn).toEqual({ points: 5, fox_moved: true, card_laid: false });
  await tell({ event: 'laid', seat: 0, at: '30', value: 4 });
  expect(scene.turn).toEqual({ points: 4, fox_moved: true, card_laid: true });
  expect(scene.hand).toEqual([2, 3, 5, 6, 7, 8, 9]);
  expect(scene.sizes).toEqual([7, 8, 8]);
  await tell({
    event: 'stone_moved',
    seat: 0,
    from: '32',
    to: '36',
    points: 4,
    path: path(32, 36),
  });
  expect(scene.turn.points).toBe(0);
  expect(stones(0)).toEqual(['28', '36']);
  expect(scene.marks).toEqual(['0', '2', '30', '32', '36']);
});

test('a field that is gone to twice is marked once', async () => {
  await tell(
    { event: 'fox_moved', seat: 0, from: '0', to: '2', points: 2, path: path(0, 2) },
    { event: 'laid', seat: 0, at: '2', value: 4 },
  );
  expect(scene.marks).toEqual(['0', '2']);
});

test('the next turn has all points again, and marks what it does alone', async () => {
  await tell(
    { event: 'fox_moved', seat: 0, from: '0', to: '7', points: 7, path: path(0, 7) },
    { event: 'laid', seat: 1, at: '31' },
  );
  expect(scene.turn.points).toBe(6);
  expect(scene.marks).toEqual(['31']);
  expect(scene.cardAt('31')).toEqual({ at: 31, seat: 1, value: '?' });
  expect(scene.hand).toHaveLength(8);
});

test('a card that is met sends the stone on its way, and is set aside', async () => {
  scene.show({ ...begin, trail: [{ at: 30, seat: 1, value: '?' }] });
  await tell(
    { event: 'stone_moved', seat: 0, from: '28', to: '30', points: 7, path: path(28, 30) },
    { event: 'met', seat: 0, owner: 1, at: '30', value: 5 },
    { event: 'trailed', seat: 0, from: '30', to: '25', value: 5, path: path(30, 25) },
  );
  expect(stones(0)).toEqual(['25', '32']);
  expect(scene.trail).toEqual([]);
  expect(scene.picked).toEqual([{ seat: 1, value: 5 }]);
  expect(scene.met).toBeNull();
});

test('stones that are caught go to their mates; both of one colour leave the game', async () => {
  scene.show({
    ...begin,
    stones: [
      [28, 30],
      [30, 30],
      [5, 30],
    ],
    fox: 24,
  });
  await tell(
    { event: 'fox_moved', seat: 0, from: '24', to: '30', points: 6, path: path(24, 30) },
    {
      event: 'caught',
      seat: 0,
      by: 'fox',
      at: '30',
      stones: [
        { seat: 0, to: '28' },
        { seat: 1, to: null },
        { seat: 2, to: '5' },
      ],
    },
    { event: 'won', seat: 0, prize: 1, why: 'caught', at: '30' },
    { event: 'out', seat: 1 },
  );
  expect([0, 1, 2].map(stones)).toEqual([
    ['28', '28'],
    [null, null],
    ['5', '5'],
  ]);
  expect(scene.won).toEqual([[1], [], []]);
  expect(scene.prizes[0]).toBe(3);
  expect(scene.out).toEqual([1]);
});

test('a fox that runs on takes prizes and sets stones back where it passes them', async () => {
  const run: RufusEvent = {
    event: 'fox_moved',
    seat: 0,
    from: '18',
    to: '25',
    points: 7,
    path: path(18, 25),
  };
  const rest: RufusEvent[] = [
    { event: 'won', seat: 0, prize: 1, why: 'fox_field', at: '20' },
    { event: 'caught', seat: 0, by: 'fox', at: '24', stones: [{ seat: 1, to: '32' }] },
    { event: 'won', seat: 0, prize: 3, why: 'caught', at: '24' },
    { event: 'laid', seat: 0, at: '29', value: 2 },
  ];
  scene.show({
    ...begin,
    stones: [
      [28, 30],
      [24, 32],
      [28, 32],
    ],
    fox: 18,
  });
  await scene.tell(run, rest, clock);
  expect(scene.won[0]).toEqual([1, 3]);
  expect(stones(1)).toEqual(['32', '32']);
  expect(scene.cardAt('29')).toBeUndefined();
  await tell(...rest);
  expect(scene.fox.field).toBe('25');
  expect(scene.won[0]).toEqual([1, 3]);
  expect(scene.prizes).toHaveLength(8);
  expect(scene.cardAt('29')).toBeDefined();
});

test('a stone that catches the fox goes to its mate', async () => {
  scene.show({
    ...begin,
    stones: [
      [28, 38],
      [28, 32],
      [28, 32],
    ],
  });
  await tell(
    { event: 'stone_moved', seat: 0, from: '38', to: '0', points: 2, path: ['39', '0'] },
    { event: 'caught', seat: 0, by: 'stone', at: '0', stones: [{ seat: 0, to: '28' }] },
  );
  expect(stones(0)).toEqual(['28', '28']);
  expect(scene.fox.field).toBe('0');
});

test('what is taken back is as before', async () => {
  await tell(
    { event: 'fox_moved', seat: 0, from: '0', to: '2', points: 2, path: path(0, 2) },
    { event: 'laid', seat: 0, at: '30', value: 4 },
    {
      event: 'taken_back',
      seat: 0,
      fox: 2,
      stones: begin.stones,
      hand: begin.hand,
      hand_sizes: begin.hand_sizes,
      trail: [],
      prizes: begin.prizes,
      won: begin.won,
      out: [],
      turn: { points: 5, fox_moved: true, card_laid: false },
    },
  );
  expect(scene.hand).toHaveLength(8);
  expect(scene.trail).toEqual([]);
  expect(scene.turn.points).toBe(5);
  const { turn, fox, stones } = begin;
  await tell({ ...begin, event: 'taken_back', seat: 0, turn, fox, stones });
  expect(scene.fox.field).toBe('0');
  expect(scene.fox.moving).toBe(false);
  expect(scene.turn.points).toBe(7);
});

test('at the end all cards beside the path are turned up', async () => {
  scene.show({ ...begin, trail: [{ at: 30, seat: 1, value: '?' }] });
  const trail = [{ at: 30, seat: 1, value: 5 }];
  const result = { returns: [1, -1, -1], scores: [9, 0, 0], hands: ['', '', ''] };
  await tell({ event: 'over', ...result, reason: 'prizes', trail });
  expect(scene.trail).toEqual(trail);
});

test('a piece under way is drawn where it is, and stands on no field', () => {
  const [stone] = scene.stones;
  if (!stone) throw new Error('no stones');
  Object.assign(stone, { moving: true, x: 77, y: 88 });
  expect(scene.pieceAt(stone)).toEqual([77, 88]);
  expect(scene.places.has(stone.id)).toBe(false);
});
