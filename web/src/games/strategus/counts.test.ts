import { expect, test } from 'vitest';
import { countsIn } from './counts';
import type { StrategusObservation } from '../../wire/strategus';

const seen = (more: Partial<StrategusObservation>): StrategusObservation => ({
  game: 'strategus',
  seat: 0,
  phase: 'play',
  to_move: null,
  pieces: [
    { a1: 'A', b1: '9' },
    { a9: '?', b9: '?', c9: '?' },
  ],
  lost: [['9'], []],
  last: null,
  quiet: 0,
  plies: 0,
  ...more,
});

test('what stands and what is lost is counted', () => {
  expect(countsIn(seen({}), 0)).toEqual({ A: 1, '9': 2 });
});

test('while it is set up, what stands and what is still to be placed', () => {
  const { lost: _, ...rest } = seen({ phase: 'setup', pieces: [{ a1: '9' }, {}] });
  expect(countsIn({ ...rest, to_place: { A: 1, '9': 1 } }, 0)).toEqual({ A: 1, '9': 2 });
});

test('who watches sees no side’s cards before the end', () => {
  expect(countsIn(seen({ seat: null }), null)).toBeNull();
  const pieces = [{ a1: 'A' }, { a9: '9' }];
  const over = seen({
    seat: null,
    phase: 'over',
    pieces,
    lost: [
      ['9', '9'],
      ['A', '9'],
    ],
  });
  expect(countsIn(over, null)).toEqual({ A: 1, '9': 2 });
});
