import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, lookAt, lookAtCard, lookAway, mouseMoved, type Looking } from './looking';

/** A game where cards are refused by M2, and the field f5; nothing is said of others. */
class Game implements Looking {
  looked: string | null = null;
  lookedCard: string | null = null;
  table = { paragraphOf: (said: string) => (said === 'refused' ? 'M2' : null) };

  get hint(): string {
    return this.lookedCard === 'dim' || this.looked === 'f5' ? 'refused' : '';
  }
}

let game: Game;
beforeEach(() => {
  vi.useFakeTimers();
  dismiss();
  game = new Game();
});
afterEach(() => vi.useRealTimers());

test('what is looked at is forgotten when nobody looks there any more', () => {
  lookAt(game, 'e4');
  lookAt(game, null);
  expect(game.looked).toBe(null);
  lookAtCard(game, 'bright');
  lookAway(game, 'lookedCard');
  expect(game.lookedCard).toBe(null);
});

test('a refusal with a paragraph stays until it has been read', () => {
  lookAtCard(game, 'dim');
  lookAway(game, 'lookedCard');
  expect(game.hint).toBe('refused');
  dismiss();
  expect(game.hint).toBe('');
  lookAt(game, 'f5');
  lookAt(game, null);
  expect(game.hint).toBe('refused');
});

test('a refusal goes as soon as something else is looked at', () => {
  lookAtCard(game, 'dim');
  lookAway(game, 'lookedCard');
  lookAt(game, 'e4');
  expect([game.lookedCard, game.looked]).toEqual([null, 'e4']);
});

test('what is looked at still does not go where somebody points elsewhere', () => {
  lookAtCard(game, 'dim');
  dismiss();
  expect(game.lookedCard).toBe('dim');
});

/** The link of a refusal, high above the board. */
const LINK = { left: 100, right: 140, top: 0, bottom: 20 };

/** The mouse rests below, on a field that is refused, and goes on from there by so much. */
function go(...ways: [number, number][]): void {
  mouseMoved([120, 400], null);
  lookAt(game, 'f5');
  let [x, y] = [120, 400];
  for (const [right, down] of ways) mouseMoved([(x += right), (y += down)], LINK);
}

test('a refusal stays while the mouse goes to its paragraph across other fields', () => {
  go([0, -16]);
  lookAt(game, 'e4');
  mouseMoved([121, 370], LINK);
  lookAt(game, 'e5');
  lookAt(game, null);
  vi.runAllTimers();
  expect([game.looked, game.hint]).toEqual(['f5', 'refused']);
});

test('a refusal stays while the mouse goes to its paragraph across other cards', () => {
  lookAtCard(game, 'dim');
  go([-1, -20]);
  lookAtCard(game, 'bright');
  lookAway(game, 'lookedCard');
  vi.runAllTimers();
  expect(game.lookedCard).toBe('dim');
});

test('where the mouse stays on its way, that is looked at', () => {
  go([0, -16]);
  lookAt(game, 'e4');
  expect(game.looked).toBe('f5');
  vi.runAllTimers();
  expect(game.looked).toBe('e4');
});

test('where the mouse turns aside, that is looked at which it has met', () => {
  go([0, -16]);
  lookAt(game, 'e4');
  mouseMoved([140, 384], LINK);
  expect(game.looked).toBe('e4');
});

test.each<[string, [number, number]]>([
  ['aside', [16, -4]],
  ['away', [0, 16]],
])('what a mouse meets that goes %s is looked at at once', (_, way) => {
  go(way);
  lookAt(game, 'e4');
  expect(game.looked).toBe('e4');
});

test('what is touched is looked at at once', () => {
  go([0, -16]);
  lookAt(game, 'e4');
  dismiss();
  lookAt(game, 'e5');
  expect(game.looked).toBe('e5');
});
