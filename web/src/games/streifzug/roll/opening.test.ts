import { expect, test } from 'vitest';
import type { StreifzugEvent } from '../../../wire/streifzug';
import { begin } from '../example';
import { openingOf } from './opening';

const first: StreifzugEvent = { event: 'first', seat: 1 };
const rolled = (seat: number): StreifzugEvent => ({ event: 'rolled', seat, dice: [5, 3] });
const lapsed = (seat: number): StreifzugEvent => ({ event: 'lapsed', seat });

test('a game begins to be shown where the reader throws for the first time', () => {
  const events = [first, rolled(1), lapsed(1), rolled(0), lapsed(0), rolled(1)];
  const opening = openingOf(events, begin, 0);
  expect(opening?.told).toBe(3);
  expect(opening?.seen).toMatchObject({ to_move: 0, figures: begin.figures });
  expect(opening?.seen).not.toHaveProperty('dice');
});

test('who has not thrown, only watches, or comes after a move sees it as it stands', () => {
  expect(openingOf([first, rolled(1)], begin, 0)).toBeNull();
  expect(openingOf([first, rolled(1), rolled(0)], begin, null)).toBeNull();
  const moved: StreifzugEvent = {
    event: 'moved',
    seat: 1,
    dice: [6],
    from: 'S',
    to: 'o12',
    path: ['o12'],
  };
  expect(openingOf([first, rolled(0), lapsed(0), rolled(1), moved], begin, 0)).toBeNull();
});
