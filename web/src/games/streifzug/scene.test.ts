import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Clock } from '../../table/clock';
import type { StreifzugEvent } from '../../wire/streifzug';
import { begin, board } from './example';
import { Scene } from './scene.svelte';

const clock = new Clock();
clock.speed = 'instant';

async function told(...events: StreifzugEvent[]): Promise<Scene> {
  const scene = new Scene(board, 0);
  scene.show(begin);
  for (const event of events) await scene.tell(event, clock);
  flushSync();
  return scene;
}

const fields = (scene: Scene, seat: number): string[] =>
  scene.pieces.filter(({ owner }) => owner === seat).map(({ field }) => field);
const hand = (scene: Scene): string[] => scene.hand.map(({ code }) => code);

test('an observation puts figures, dice and cards where they are', async () => {
  const scene = await told();
  expect(fields(scene, 0)).toEqual(['S', 'o2']);
  expect(scene.dice).toMatchObject({ seat: 0, values: [5, 3] });
  expect(scene.left).toEqual([5, 3]);
  expect(hand(scene)).toEqual(['R3', 'R4']);
});

test('dice that are told in the card phase have been played', () => {
  const scene = new Scene(board, 0);
  scene.show({ ...begin, phase: 'cards' });
  expect(scene.dice).toMatchObject({ seat: 0, values: [5, 3] });
  expect(scene.left).toEqual([]);
});

test('a move uses its dice, and a card that is caught comes to the hand', async () => {
  const scene = await told(
    { event: 'moved', seat: 0, dice: [5], from: 'o2', to: 'o7', path: ['o3', 'o7'] },
    { event: 'caught', seat: 0, stack: 1, card: 'B2', top: 'R2' },
  );
  expect(fields(scene, 0)).toEqual(['S', 'o7']);
  expect(scene.left).toEqual([3]);
  expect(scene.tops[1]).toBe('R2');
  expect(scene.stacked[1]).toBe(5);
  expect(hand(scene)).toEqual(['R3', 'R4', 'B2']);
  expect(scene.sizes).toEqual([3, 1]);
});

test('who is thrown goes back, and loses a card that others do not see', async () => {
  const scene = await told(
    { event: 'thrown', seat: 1, by: 0, from: 'm2', to: 'o24' },
    { event: 'robbed', seat: 0, from: 1, card: 'B8' },
  );
  expect(fields(scene, 1)).toEqual(['S', 'o24']);
  expect(hand(scene)).toContain('B8');
  expect(scene.sizes).toEqual([3, 0]);
});

test('what is laid out leaves the hand, and a letter that has acted lies open', async () => {
  const scene = await told(
    { event: 'added', seat: 0, meld: 1, card: 'R4', cards: ['R4', 'R5', 'R6', 'R7'], points: 4 },
    { event: 'mopser', seat: 1, from: 0, card: 'RM' },
  );
  expect(hand(scene)).toEqual(['R3']);
  expect(scene.melds[0]).toEqual([['R4', 'R5', 'R6', 'R7']]);
  expect(scene.worths[0]).toEqual([{ meld_kind: 'run', points: 4 }]);
  expect(scene.used[1]).toEqual(['BH', 'RM']);
  expect(scene.sizes).toEqual([1, 0]);
});

test('the bell hangs still again when it was rung', async () => {
  const scene = await told({ event: 'rang', seat: 1 });
  expect(scene.rung).toEqual([1]);
  expect(scene.swing).toBe(0);
});

test('figures on one field stand side by side', async () => {
  const scene = await told({
    event: 'moved',
    seat: 0,
    dice: [3],
    from: 'o2',
    to: 'm2',
    path: ['m2'],
  });
  const [, own, , other] = scene.pieces.map((piece) => scene.pieceAt(piece));
  expect(own).not.toEqual(other);
});
