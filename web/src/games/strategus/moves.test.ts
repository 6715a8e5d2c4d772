import { expect, test } from 'vitest';
import { pick, readMove, readMoves } from './moves';

const moves = readMoves(['e4-e5', 'e4xe7', 'd4-d5', 'place 9 a1', 'first 0']);

test('moves and attacks are read, anything else is none', () => {
  expect(readMove('e4-e5')).toEqual({ text: 'e4-e5', from: 'e4', to: 'e5', fight: false });
  expect(readMove('a10xa9')).toEqual({ text: 'a10xa9', from: 'a10', to: 'a9', fight: true });
  expect(readMove('setup TTATTT9999 T888885555 99M4443312 6666777799')).toBeNull();
  expect(moves.map((move) => move.text)).toEqual(['e4-e5', 'e4xe7', 'd4-d5']);
});

test('a click on a piece that may move takes it', () => {
  expect(pick(moves, null, 'e4')).toEqual({ picked: 'e4' });
});

test('a click on another piece takes that one instead', () => {
  expect(pick(moves, 'e4', 'd4')).toEqual({ picked: 'd4' });
});

test('a click on a target plays, also one with a fight', () => {
  expect(pick(moves, 'e4', 'e5')).toEqual({ move: moves[0] });
  expect(pick(moves, 'e4', 'e7')).toEqual({ move: moves[1] });
});

test('a click on the same piece lets go; where it cannot go it stays in hand', () => {
  expect(pick(moves, 'e4', 'e4')).toEqual({ picked: null });
  expect(pick(moves, 'e4', 'h1')).toEqual({ picked: 'e4' });
  expect(pick(moves, 'd4', 'e5')).toEqual({ picked: 'd4' });
});

test('a piece that may not move is not taken', () => {
  expect(pick(moves, null, 'a1')).toEqual({ picked: null });
  expect(pick([], null, 'e4')).toEqual({ picked: null });
});
