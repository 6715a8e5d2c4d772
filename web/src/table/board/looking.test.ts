import { beforeEach, expect, test } from 'vitest';
import { dismiss, lookAt, lookAtCard, lookAway, type Looking } from './looking';

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
  dismiss();
  game = new Game();
});

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
