import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../table.svelte';
import { doLone } from './lone';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What is played within this time where chance would take the longest. */
function played(plainlyLone: boolean, milliseconds: number): string[] {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const play = vi.fn();
  doLone({ game: { lone: 'end', plainlyLone }, play } as unknown as Table);
  vi.advanceTimersByTime(milliseconds);
  return play.mock.calls.flat() as string[];
}

test('what all can see to be left alone is done soon, else it tells nothing when', () => {
  expect(played(true, 1600)).toEqual(['end']);
  expect(played(false, 1600)).toEqual([]);
  expect(played(false, 5000)).toEqual(['end']);
});
