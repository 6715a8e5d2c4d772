// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { SeatInfo } from '../messages';
import { settings } from '../settings.svelte';
import { People } from '../table/people';
import { sitting, tableTold } from '../table/told';
import { clockSpoken, clockText, hasReserve, offerWords, paceWords, talkWords } from './words';

const seats: SeatInfo[] = [sitting(0, 'Anna', null), sitting(1, null, null)];
const people = new People(tableTold({ game: 'rufus', seats }));
const live = { kind: 'live', move: 30, bank: 300, days: 3 } as const;

beforeEach(() => (settings.language = 'en'));

test('a clock shows minutes and seconds, hours or days, as it needs', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(3_725_000)).toBe('1:02:05');
  expect(clockText(90_000_000)).toBe('1 d 1 h');
  expect(clockSpoken(90_000_000)).toBe('1 day and 1 hour');
});

test('what the table says of itself names who it is about', () => {
  const notice = (text: string) =>
    talkWords({ number: 0, seat: null, kind: 'notice', text, at: 0 }, people);
  expect(notice('kept-away 0')).toBe('Anna is away. A bot takes over.');
  expect(notice('back 1')).toBe('Boar is back.');
  expect(notice('something-new 1')).toBe('something-new');
  settings.language = 'de';
  expect(notice('agreed-resign 1')).toBe('Der Keiler gibt auf.');
});

test('only a live clock has a reserve, and only if it was given one', () => {
  expect(hasReserve(live)).toBe(true);
  expect(hasReserve({ ...live, bank: 0 })).toBe(false);
  expect(hasReserve({ ...live, kind: 'days' })).toBe(false);
});

test('an offer says what is offered, and a pace how it is', () => {
  const offer = { number: 1, by: 0, waits: [1], pace: live };
  expect(offerWords({ ...offer, offer: 'pace' }, people)).toBe(
    'Anna would like another time limit: “30 seconds per turn, 5 minutes of reserve time”.',
  );
  expect(offerWords({ ...offer, offer: 'draw', pace: null }, people)).toBe('Anna offers a draw.');
  expect(paceWords({ ...live, kind: 'days' })).toBe('3 days per turn');
  expect(paceWords({ ...live, bank: 60 })).toBe('30 seconds per turn, 1 minute of reserve time');
  expect(paceWords({ ...live, bank: 0 })).toBe('30 seconds per turn, no reserve time');
});
