import { expect, test } from 'vitest';
import { anchor } from './anchors';
import { Clock } from '../clock';
import { fly, jump, type Flight } from './moving';

const clock = new Clock();
clock.speed = 'instant';

test('a piece that has jumped lies flat where it should', async () => {
  const piece = { x: 10, y: 20, lift: 0 };
  await jump(piece, [50, -20], clock, 100, 1, 30);
  expect(piece.x).toBeCloseTo(50);
  expect(piece.y).toBeCloseTo(-20);
  expect(piece.lift).toBeCloseTo(0);
});

/** An element of this name that lies somewhere on the page. */
function place(name: string, x: number): void {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(x, 0, 60, 90);
  anchor(name)(element);
}

test('a card is in the air until it has landed', async () => {
  place('hand', 0);
  place('pile', 200);
  const flights: Flight[] = [];
  const slow = new Clock();
  const landed = fly(flights, '7', ['nowhere', 'hand'], ['pile'], slow, 1000);
  expect(flights).toMatchObject([{ code: '7', from: { x: 0 }, to: { x: 200 } }]);
  slow.finish();
  await landed;
  expect(flights).toEqual([]);
});

test('a card does not fly from or to what is not there, nor where nothing may move', async () => {
  place('hand', 0);
  place('pile', 200);
  const flights: Flight[] = [];
  await fly(flights, '7', ['nowhere'], ['pile'], clock, 1000);
  const still = new Clock();
  still.still = true;
  const done = fly(flights, '7', ['hand'], ['pile'], still, 1000);
  expect(flights).toEqual([]);
  still.finish();
  await done;
});
