import { expect, test } from 'vitest';
import type { Moment, Replay, Update } from '../messages';
import { openView } from './open';
import { openMoments, wholeUpdate } from './replayer.svelte';

function moment(steps: number, version: number | null, ...events: string[]): Moment {
  if (version === null) return { steps, who: 0, update: null };
  const told = events.map((event) => ({ event }));
  const update = { type: 'update', version, events: told, observation: { version } };
  return { steps, who: 0, update: update as unknown as Update };
}

test('a jump tells all that was told until then', () => {
  const moments = [moment(1, 2, 'a', 'b'), moment(2, null), moment(3, 3, 'c'), moment(4, 4, 'd')];
  const told = (at: number): unknown[] =>
    wholeUpdate(moments, at)?.events.map(({ event }) => event) ?? [];
  expect(told(0)).toEqual(['a', 'b']);
  expect(told(1)).toEqual(['a', 'b']);
  expect(told(3)).toEqual(['a', 'b', 'c', 'd']);
  expect(wholeUpdate(moments, 2)?.version).toBe(3);
  expect(wholeUpdate([moment(0, null)], 0)).toBe(null);
});

test('with open cards nothing is covered that any seat knows', () => {
  const watched = { seat: null, hand: '', pieces: [{ a1: '?' }, { b1: '?' }], given: ['?', null] };
  const one = { seat: 0, hand: 'A K', pieces: [{ a1: 'L' }, { b1: '?' }], given: ['A', null] };
  const two = { seat: 1, hand: '7', pieces: [{ a1: '?' }, { b1: 'T' }], given: ['?', null] };
  expect(openView(watched, [one, two])).toEqual({
    seat: null,
    hand: '',
    pieces: [{ a1: 'L' }, { b1: 'T' }],
    given: ['A', null],
  });
});

test('what only one seat was told of shows with open cards as well', () => {
  const placed = { seat: 0, pieces: [{ a1: 'L' }, {}] };
  const nothing = { seat: null, pieces: [{}, {}] };
  const update = (observation: object, events: object[] = []): Update =>
    ({ version: 1, events, observation }) as unknown as Update;
  const replay = (moments: Moment[]): Replay => ({ moments }) as unknown as Replay;
  const watched = replay([
    { steps: 0, who: null, update: update(nothing) },
    { steps: 1, who: 0, update: null },
  ]);
  const seat = replay([
    { steps: 0, who: null, update: update({ ...nothing, seat: 0 }) },
    { steps: 1, who: 0, update: update(placed) },
  ]);
  const moments = openMoments(
    new Map<number | 'watch', Replay>([
      ['watch', watched],
      [0, seat],
    ]),
  );
  expect(moments[1]?.update?.observation).toEqual({ seat: null, pieces: [{ a1: 'L' }, {}] });
  expect(moments[1]?.update?.events).toEqual([]);
});
