// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TalkEntry } from '../messages';
import { Together } from './together.svelte';

let together: Together;

const entry = (number: number, seat: number | null, text = 'Hallo'): TalkEntry => ({
  number,
  seat,
  kind: 'text',
  text,
  at: Date.now(),
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  together = new Together('table', () => true);
});
afterEach(() => {
  together.leave();
  vi.useRealTimers();
});

test('a running clock takes the turn first, then the bank', () => {
  const clocks = [
    { seat: 0, left: 5000, bank: 3000, running: true },
    { seat: 1, left: 9000, bank: 3000, running: false },
  ];
  together.hear({ type: 'clock', seats: clocks });
  vi.advanceTimersByTime(4000);
  expect(together.left(0)).toEqual({ turn: 1000, bank: 3000, running: true });
  vi.advanceTimersByTime(2500);
  expect(together.left(0)).toEqual({ turn: 0, bank: 1500, running: true });
  vi.advanceTimersByTime(9000);
  expect(together.left(0)).toEqual({ turn: 0, bank: 0, running: true });
  expect(together.left(1)).toEqual({ turn: 9000, bank: 3000, running: false });
  expect(together.left(2)).toBeNull();
});

test('what is said while the talk is closed is counted, what was said before is not', () => {
  together.hear({ type: 'talk', entries: [entry(0, 0), entry(1, 1)] });
  expect(together.unread).toBe(0);
  together.hear({ type: 'talk', entries: [entry(2, 1), entry(3, null)] });
  expect(together.unread).toBe(1);
  together.open = true;
  together.hear({ type: 'talk', entries: [entry(4, 1)] });
  expect(together.unread).toBe(0);
});

test('lines stand in the order of their times, whatever their numbers', () => {
  const first = entry(9000, 1, 'Erstens');
  vi.advanceTimersByTime(3000);
  together.hear({ type: 'talk', entries: [entry(5, 0, 'Zweitens')] });
  together.hear({ type: 'talk', entries: [first] });
  expect(together.talk.map(({ text }) => text)).toEqual(['Erstens', 'Zweitens']);
  together.hear({ type: 'talk', entries: [{ ...entry(5, 0, ''), kind: 'removed' }] });
  expect(together.unread).toBe(2);
});

test('what is told again is changed, and who is muted is not heard', () => {
  vi.advanceTimersByTime(3000); // what comes at once was said before
  together.hear({ type: 'talk', entries: [entry(0, 0), entry(1, 1, 'Unfug')] });
  together.hear({ type: 'talk', entries: [{ ...entry(1, 1, ''), kind: 'removed' }] });
  expect(together.talk.map(({ kind }) => kind)).toEqual(['text', 'removed']);
  expect(together.saying(0)?.text).toBe('Hallo');
  together.mute(0, true);
  expect(together.saying(0)).toBeNull();
  expect(new Together('table', () => true).muted).toEqual([0]);
  together.mute(0, false);
  vi.advanceTimersByTime(7000);
  expect(together.saying(0)).toBeNull();
});
