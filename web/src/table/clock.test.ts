import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './clock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether the promise has been fulfilled after so many milliseconds. */
async function doneAfter(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return done;
}

test('a pause lasts as long as it says', async () => {
  const pause = new Clock().pause(100);
  expect(await doneAfter(pause, 90)).toBe(false);
  expect(await doneAfter(pause, 20)).toBe(true);
});

test('a movement ends exactly at its end', async () => {
  const parts: number[] = [];
  const move = new Clock().move(100, (part) => parts.push(part));
  expect(await doneAfter(move, 200)).toBe(true);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.at(-1)).toBe(1);
});

test('skipping ends what is under way and what comes, until time goes on', async () => {
  const clock = new Clock();
  const parts: number[] = [];
  const move = clock.move(1000, (part) => parts.push(part));
  clock.skip();
  expect(await doneAfter(move, 0)).toBe(true);
  expect(parts).toEqual([1]);
  expect(await doneAfter(clock.pause(1000), 0)).toBe(true);
  clock.resume();
  expect(await doneAfter(clock.pause(1000), 0)).toBe(false);
});

test('when more waits it goes faster', async () => {
  const clock = new Clock();
  clock.waiting = 6;
  expect(await doneAfter(clock.pause(100), 30)).toBe(true);
});

test('at once means at once', async () => {
  const clock = new Clock();
  clock.speed = 'instant';
  expect(await doneAfter(clock.pause(100), 0)).toBe(true);
});

test('who wants no movement sees things jump, with time to see it', async () => {
  const clock = new Clock();
  clock.still = true;
  const parts: number[] = [];
  const move = clock.move(100, (part) => parts.push(part));
  expect(parts).toEqual([1]);
  expect(await doneAfter(move, 10)).toBe(false);
  expect(await doneAfter(move, 100)).toBe(true);
});

test('what is shown for a moment can be read at any speed but at once, and hurried', async () => {
  const clock = new Clock();
  clock.speed = 'instant';
  expect(await doneAfter(clock.read(2000), 0)).toBe(true);
  clock.speed = 'fast';
  const glance = clock.read(2000);
  expect(await doneAfter(glance, 900)).toBe(false);
  expect(await doneAfter(glance, 200)).toBe(true);
  const hurried = clock.read(2000);
  clock.finish();
  expect(await doneAfter(hurried, 0)).toBe(true);
  clock.speed = 'normal';
  expect(await doneAfter(clock.read(2000), 1900)).toBe(false);
});
