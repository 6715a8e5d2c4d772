import { expect, test } from 'vitest';
import { People } from './people';
import { sitting, tableTold } from './told';

const people = (...bots: number[]): People => {
  const seats = [0, 1, 2, 3].map((seat) =>
    sitting(seat, null, bots.includes(seat) ? 'casual' : null),
  );
  return new People(
    tableTold({
      game: 'dog',
      seats,
      seat: 0,
      teams: [
        [0, 2],
        [1, 3],
      ],
    }),
  );
};

test('who plays with bots alone has partners and no company', () => {
  expect([people(1, 2).partners(0), people(1, 2).hasCompany(0)]).toEqual([[2], false]);
  expect([people(1, 3).partners(0), people(1, 3).hasCompany(0)]).toEqual([[2], true]);
});
