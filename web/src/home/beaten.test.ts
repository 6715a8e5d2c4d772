import { beforeEach, expect, test } from 'vitest';
import { sitting, tableTold } from '../table/told';
import { keepVictory, nextLevel } from './beaten';

const dog = { name: 'dog', bots: ['random', 'master', 'club', 'casual', 'child'] };

const told = (...bots: (string | null)[]) =>
  tableTold({
    game: 'dog',
    seat: 0,
    seats: bots.map((bot, seat) => sitting(seat, bot === null ? 'Anna' : null, bot)),
  });

beforeEach(() => localStorage.clear());

test('the gentlest level comes first, and then the next', () => {
  expect(nextLevel(dog)).toBe('child');
  keepVictory(told(null, 'child', 'child', 'child'), [1, -1, 1, -1]);
  expect(nextLevel(dog)).toBe('casual');
  expect(nextLevel({ ...dog, name: 'rufus' })).toBe('child');
});

test('of different rivals the gentlest is beaten', () => {
  keepVictory(told(null, 'master', 'child', 'casual'), [1, -1, 1, -1]);
  expect(nextLevel(dog)).toBe('child');
  keepVictory(told(null, 'child', 'child', 'master'), [1, -1, 1, -1]);
  expect(nextLevel(dog)).toBe('club');
});

test('who loses, or wins against people, has beaten no bot', () => {
  keepVictory(told(null, 'child', 'child', 'child'), [-1, 1, -1, 1]);
  keepVictory(told(null, 'child', null, 'child'), [1, -1, -1, -1]);
  expect(nextLevel(dog)).toBe('child');
});

test('once all are beaten the hardest stays', () => {
  for (const level of ['child', 'casual', 'club', 'master']) {
    keepVictory(told(null, level), [1, -1]);
  }
  expect(nextLevel(dog)).toBe('master');
});

test('what somebody else has written into the store does no harm', () => {
  localStorage.setItem('spielwerk.beaten', '"x"');
  expect(nextLevel(dog)).toBe('child');
});
