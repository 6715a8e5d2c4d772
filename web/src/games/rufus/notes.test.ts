import { beforeEach, expect, test } from 'vitest';
import { Notes } from '../../intime/notes.svelte';
import { begin } from './example';
import { notes } from './notes';

beforeEach(() => localStorage.clear());

const ways = (meets?: number) => ({
  seat: 0,
  side: [0],
  seen: { ...begin },
  choices: [{ kind: 'stone', text: 'stone 48>55', from: '48', to: '55', end: '53', meets }],
  events: [],
  options: {},
});

/** What is told of Rufus first where these are the ways. */
function first(at: ReturnType<typeof ways>): [string | undefined, string[] | undefined] {
  localStorage.clear();
  const told = new Notes('rufus', notes);
  told.see(at, 0);
  return [told.shown?.note.name, told.shown?.point];
}

test('a card that stops a stone is told of before anything else, where it stops', () => {
  expect(first(ways())).toEqual(['points', []]);
  expect(first(ways(1))).toEqual(['trail', ['53']]);
});
