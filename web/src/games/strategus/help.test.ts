import { expect, test } from 'vitest';
import { pieceTable } from './index';
import { kinds } from './kinds';

test('of a small army only the animals that are there are told', () => {
  const { rows } = pieceTable({ counts: { '1': 1, '9': 2, A: 1 } });
  expect(rows.map(([name, count]) => [name, count])).toEqual([
    ['Elephant (1)', '1'],
    ['Hare (9)', '2'],
    ['Apple', '1'],
  ]);
});

test('who cannot know what is there is told of all animals', () => {
  expect(pieceTable({ counts: null }).rows).toHaveLength(kinds.length);
});
