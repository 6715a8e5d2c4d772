import { expect, test } from 'vitest';
import { layingsIn, movesIn, pick, squaresOf } from './moves';

const choices = [
  { kind: 'move', text: 'e4-e5', piece: '9', from: 'e4', to: 'e5' },
  { kind: 'attack', text: 'e4xe7', piece: '9', from: 'e4', to: 'e7', meets: '?' },
  { kind: 'move', text: 'd4-d5', piece: '5', from: 'd4', to: 'd5' },
  { kind: 'lay', text: 'place 9 a1', piece: '9', to: 'a1' },
];
const moves = movesIn(choices);

test('what can be done is moved, or laid', () => {
  expect(moves).toEqual(choices.slice(0, 3));
  expect(layingsIn(choices)).toEqual(choices.slice(3));
});

test('the squares of a move that was made', () => {
  expect(squaresOf('e4-e5')).toEqual({ from: 'e4', to: 'e5', fight: false });
  expect(squaresOf('a10xa9')).toEqual({ from: 'a10', to: 'a9', fight: true });
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
