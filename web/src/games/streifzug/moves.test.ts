import { expect, test } from 'vitest';
import { alike, cardMovesIn, holds, movesIn } from './moves';

test('a move is the dice, where from and where to', () => {
  const [one, sum, hop] = movesIn(['5 o2>o7', '5+3 S>bell', 'hopser o2>m6', 'end', 'give R3']);
  expect(one).toMatchObject({ kind: 'move', dice: '5', from: 'o2', to: 'o7', steps: 5 });
  expect(sum).toMatchObject({ dice: '5+3', from: 'S', to: 'bell', steps: 8 });
  expect(hop).toMatchObject({ kind: 'hopser', dice: '', from: 'o2', to: 'm6' });
});

test('what is done with cards names them, a meld, a side and whom it robs', () => {
  const texts = [
    'meld R3 R4 RJ',
    'add RJ #2 front',
    'mopser 2 used BH',
    'mopser 1 hand',
    'let go',
  ];
  const [meld, add, used, hand, ...rest] = cardMovesIn(texts);
  expect(meld).toMatchObject({ kind: 'meld', cards: ['R3', 'R4', 'RJ'], meld: null, side: null });
  expect(add).toMatchObject({ kind: 'add', cards: ['RJ'], meld: 2, side: 'front' });
  expect(used).toMatchObject({ kind: 'mopser', cards: ['BH'], seat: 2 });
  expect(hand).toMatchObject({ kind: 'mopser', cards: [], seat: 1 });
  expect(rest).toEqual([]);
});

test('cards are compared card for card', () => {
  expect(holds(['R3', 'R4', 'R5'], ['R5', 'R3'])).toBe(true);
  expect(holds(['R3', 'R4'], ['R3', 'R3'])).toBe(false);
  expect(alike(['R3', 'B3'], ['B3', 'R3'])).toBe(true);
  expect(alike(['R3', 'B3', 'B3'], ['B3', 'R3'])).toBe(false);
});
