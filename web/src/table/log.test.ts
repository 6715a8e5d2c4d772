import { expect, test } from 'vitest';
import { chronicle } from '../games/dog/words';
import type { Told } from '../messages';
import type { Line } from '../said';
import { withEvent, type Entry } from './log';

const log = (...events: Told[]): Entry[] =>
  events.reduce<Entry[]>((entries, event) => withEvent(entries, event, chronicle), []);
const gets = (...cards: string[]): Line => {
  const args: Line['args'] = { who: 'Anna', cards: { as: 'list', parts: cards } };
  return { as: 'line', id: 'dog-event-dealt', args, joins: 'cards' };
};
const dealt = (card: string): Told => ({ event: 'dealt', seat: 0, card, said: [gets(card)] });
const names = (entries: Entry[]): unknown[][] =>
  entries.map((entry) => entry.events.map((event) => event['event']));

test('what a card did stands with the card', () => {
  const entries = log(
    { event: 'played', seat: 1, card: '5', as: '5' },
    { event: 'moved', seat: 1, owner: 1, from: 'T1', to: 'T6', path: [], back: false },
    { event: 'sent_home', owner: 0, from: 'T6', by: 1 },
    { event: 'played', seat: 2, card: 'A', as: 'A' },
    { event: 'came_out', seat: 2, owner: 2, to: 'T32' },
  );
  expect(names(entries)).toEqual([
    ['played', 'moved', 'sent_home'],
    ['played', 'came_out'],
  ]);
  expect(entries.map((entry) => entry.seat)).toEqual([1, 2]);
});

test('the parts of a seven and what was taken back stay one turn', () => {
  const entries = log(
    { event: 'played', seat: 0, card: '7', as: '7' },
    { event: 'moved', seat: 0, owner: 0, from: 'T1', to: 'T4', path: [], back: false },
    { event: 'taken_back', seat: 0, men: [] },
    { event: 'moved', seat: 0, owner: 0, from: 'T1', to: 'T8', path: [], back: false },
  );
  expect(names(entries)).toEqual([['played', 'moved', 'taken_back', 'moved']]);
});

test('a round is a chapter that holds the deal and the exchange', () => {
  const entries = log(
    { event: 'starter', seat: 3 },
    { event: 'round', starter: 3, hand_size: 2 },
    { event: 'dealt', seat: 3 },
    dealt('7'),
    { event: 'dealt', seat: 1 },
    dealt('K'),
    { event: 'gave', seat: 0, card: '7' },
    { event: 'gave', seat: 2 },
    { event: 'exchanged' },
    { event: 'played', seat: 3, card: '2', as: '2' },
  );
  expect(entries.map((entry) => entry.kind)).toEqual(['turn', 'chapter', 'turn']);
  expect(names(entries)[1]).toEqual(['round', 'dealt', 'gave', 'exchanged']);
});

test('own cards dealt one by one are one line; the others’ are none', () => {
  const [round] = log(
    { event: 'round', starter: 0, hand_size: 2 },
    dealt('7'),
    { event: 'dealt', seat: 1 },
    dealt('K'),
  );
  expect(round?.events).toHaveLength(2);
  expect(round?.events.at(-1)?.['said']).toEqual([gets('7', 'K')]);
});

test('a game of memory forgets what it does not remember when the next turn begins', () => {
  const forgetful = { ...chronicle, remembers: (event: Told) => event['event'] === 'played' };
  const entries = [
    { event: 'round', starter: 0, hand_size: 2 },
    { event: 'played', seat: 1, card: '5', as: '5' },
    { event: 'moved', seat: 1, owner: 1, from: 'T1', to: 'T6', path: [], back: false },
    { event: 'played', seat: 2, card: 'A', as: 'A' },
    { event: 'came_out', seat: 2, owner: 2, to: 'T32' },
  ].reduce<Entry[]>((known, event) => withEvent(known, event, forgetful), []);
  expect(names(entries)).toEqual([['played'], ['played', 'came_out']]);
  expect(entries.map((entry) => entry.id)).toEqual([2, 3]);
});

test('entries that do not change stay the same', () => {
  const before = log({ event: 'folded', seat: 1, cards: '5 9' });
  const after = withEvent(before, { event: 'played', seat: 2, card: '3', as: '3' }, chronicle);
  expect(after[0]).toBe(before[0]);
  expect(after.map((entry) => entry.id)).toEqual([1, 2]);
});
