import { expect, test } from 'vitest';
import { board } from './example';
import { readMoves } from './moves';

const path = { fields: board.cells.map(({ name }) => name), fox: '37' };

test('the fox runs as many fields as points, over the end of the numbers too', () => {
  expect(readMoves(['fox 1', 'fox 5'], path)).toEqual([
    { text: 'fox 1', kind: 'fox', chosen: 'fox', to: '38', points: 1 },
    { text: 'fox 5', kind: 'fox', chosen: 'fox', to: '2', points: 5 },
  ]);
});

test('a card is laid beside a field, for one point', () => {
  const lay = { text: 'lay 9 @12', kind: 'lay', chosen: 'lay 9', to: '12', points: 1 };
  expect(readMoves(['lay 9 @12'], path)).toEqual([lay]);
});

test('a stone is taken by its field, and goes where its points lead', () => {
  expect(readMoves(['stone 28>35', 'stone 38>1'], path)).toEqual([
    { text: 'stone 28>35', kind: 'stone', chosen: 'stone 28', to: '35', points: 7 },
    { text: 'stone 38>1', kind: 'stone', chosen: 'stone 38', to: '1', points: 3 },
  ]);
});
