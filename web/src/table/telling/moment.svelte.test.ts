import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lengthOf, Moment } from './moment.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const WORDS = 'Blau schickt deinen Stein heim.';
let left: number | null;

function held(): Moment {
  left = null;
  const moment = new Moment(() => left);
  moment.holding = 'hold';
  void moment.befell([{ event: 'sent_home' }], WORDS);
  return moment;
}

test('what has happened to the reader is held as long as it takes to read', async () => {
  const moment = held();
  await vi.advanceTimersByTimeAsync(lengthOf(WORDS, 'hold') - 100);
  expect(moment.cause?.kind).toBe('befell');
  expect(moment.passed).toBeGreaterThan(0.9);
  await vi.advanceTimersByTimeAsync(200);
  expect(moment.cause).toBeNull();
});

test('a tap goes on', async () => {
  const moment = held();
  moment.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(moment.cause).toBeNull();
});

test('nothing passes while nobody looks', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const moment = held();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(moment.cause?.kind).toBe('befell');
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(lengthOf(WORDS, 'hold') + 100);
  expect(moment.cause).toBeNull();
  hidden.mockRestore();
});

test('a hold ends when the own time is short, and takes a small part of it', async () => {
  const moment = held();
  left = 10_000;
  await vi.advanceTimersByTimeAsync(100);
  expect(moment.cause).toBeNull();
  left = 25_000;
  void moment.befell([{ event: 'sent_home' }], WORDS.repeat(3));
  await vi.advanceTimersByTimeAsync(2_600);
  expect(moment.cause).toBeNull();
});

test('a brief hold is brief, and none is none', () => {
  expect(lengthOf(WORDS, 'brief')).toBeLessThan(lengthOf(WORDS, 'hold') / 2);
  expect(lengthOf(WORDS, 'none')).toBe(0);
});

test('who has left holds nothing', async () => {
  const moment = held();
  moment.leave();
  await vi.advanceTimersByTimeAsync(0);
  void moment.pause();
  expect(moment.cause).toBeNull();
});
