import { expect, test } from 'vitest';
import type { GameInfo } from '../messages';
import { botsAt, gathered, resized, withoutRivals, wishOf, type Sitting } from './seating';

const info = { name: 'dog', bots: ['casual', 'child', 'random'] } as unknown as GameInfo;
const ME = { kind: 'me', name: 'Anna' } as const;

test('who sits there already stays when seats are added', () => {
  const seats: Sitting[] = ['link', 'me'];
  expect(resized(seats, 3, info).slice(0, 2)).toEqual(seats);
  expect(resized(seats, 3, info)[2]).toMatch(/^bot:/);
  expect(resized(['link', 'me'], 1, info)).toEqual(['me']);
});

test('one plays for a partner, never for a rival', () => {
  const seats: Sitting[] = ['me', 'me', 'me', 'bot:child'];
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(withoutRivals(seats, 0, teams)).toEqual(['me', 'link', 'me', 'bot:child']);
  expect(withoutRivals(seats, 1, [])).toEqual(['link', 'me', 'link', 'bot:child']);
});

test('with the board on this screen all people come with telephones', () => {
  const seats: Sitting[] = ['me', 'link', 'bot:child'];
  expect(gathered(seats, true)).toEqual(['me', 'me', 'bot:child']);
  expect(gathered(['me', 'me', 'bot:child'], false)).toEqual(['me', 'link', 'bot:child']);
  expect(wishOf('me', ME, true)).toEqual({ kind: 'link', name: null });
  expect(wishOf('me', ME, false)).toEqual(ME);
});

test('bots that were chosen are told once, the gentlest first', () => {
  expect(botsAt(['me', 'bot:casual', 'bot:child', 'bot:child'], info)).toEqual([
    'child',
    'casual',
  ]);
});
