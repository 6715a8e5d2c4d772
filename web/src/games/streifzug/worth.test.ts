import { expect, test } from 'vitest';
import { cardMovesIn } from './moves';
import { grown, pointsOf } from './worth';

const worth = (cards: string, most = false): number => pointsOf(cards.split(' '), most);

test('melds are worth what the table says', () => {
  expect(worth('R3 R4 R5')).toBe(3);
  expect(worth('R2 R3 R4 R5 R6 R7 R8')).toBe(8);
  expect(worth('R5 B5 B5')).toBe(6);
  expect(worth('R5 R5 B5 B5')).toBe(9);
  expect(worth('RJ RP RH')).toBe(8);
  expect(worth('BJ RP RH BM')).toBe(12);
});

test('a joker costs something where it stands badly', () => {
  expect(worth('R3 R4 RJ')).toBe(3);
  expect(worth('R3 RJ R5')).toBe(2);
  expect(worth('R3 R4 BJ')).toBe(1);
  expect(worth('R3 BJ R5 R6')).toBe(1);
  expect(worth('R3 BJ R5 R6', true)).toBe(2);
  expect(worth('R5 B5 RJ')).toBe(5);
  expect(worth('R5 R5 B5 B5 BJ')).toBe(12);
  expect(worth('R1 R2 R3 R4 R5 R6 R7 R8 BJ')).toBe(12);
});

test('a meld grows at either end, and its joker moves', () => {
  const after = (meld: string, text: string): string => {
    const [move] = cardMovesIn([text]);
    return move ? grown(meld.split(' '), move).join(' ') : '';
  };
  expect(after('R3 R4 R5', 'add R2 #1')).toBe('R2 R3 R4 R5');
  expect(after('R3 R4 R5', 'add R6 #1')).toBe('R3 R4 R5 R6');
  expect(after('RJ R4 R5', 'add R2 #1')).toBe('R2 RJ R4 R5');
  expect(after('R3 R4 R5', 'add BJ #1 front')).toBe('BJ R3 R4 R5');
  expect(after('R5 B5 B5', 'add R5 #1')).toBe('R5 B5 B5 R5');
  expect(after('R3 R4 RJ', 'exchange R5 #1 front')).toBe('RJ R3 R4 R5');
  expect(after('R3 RJ R5', 'exchange R4 #1 back')).toBe('R3 R4 R5 RJ');
});
