import { expect, test } from 'vitest';
import { chronicle as dog } from '../../games/dog/words';
import { chronicle as rufus } from '../../games/rufus/words';
import { chronicle as stramash } from '../../games/stramash/words';
import { chronicle as strategus } from '../../games/strategus/words';
import { chronicle as streifzug } from '../../games/streifzug/words';
import type { Told } from '../../messages';
import type { Chronicle } from '../log';
import { linesOf, Recap } from './recap.svelte';
import { fieldsOf, lastMoves } from './went';

function recap(chronicle: Chronicle, ...events: Told[]): Recap {
  const recap = new Recap();
  events.forEach((event) => recap.add(event, chronicle, {}));
  return recap;
}

const TURN: Told[] = [
  { event: 'played', seat: 1, card: '5', as: '5' },
  {
    event: 'moved',
    seat: 1,
    owner: 1,
    from: 'T1',
    to: 'T4',
    path: ['T2', 'T3', 'T4'],
    back: false,
  },
  { event: 'sent_home', owner: 0, from: 'T4', by: 1 },
];

test('each event has a line; what happened to the reader is marked, and only for them', () => {
  const { entries } = recap(dog, ...TURN);
  expect(linesOf(entries, dog, 0).map(({ seat, mine }) => [seat, mine])).toEqual([
    [1, false],
    [1, false],
    [1, true],
  ]);
  expect(linesOf(entries, dog, 1).some(({ mine }) => mine)).toBe(false);
  expect(linesOf(entries, dog, null).some(({ mine }) => mine)).toBe(false);
});

test('a game of memory is not remembered here either', () => {
  const moves = [1, 0].map((seat) => ({ event: 'moved', seat, from: 'a1', to: 'a2' }));
  expect(recap(strategus, ...moves).entries).toHaveLength(1);
});

test('what happens to somebody is known in every game', () => {
  const known: [Chronicle, Told][] = [
    [dog, { event: 'sent_home', owner: 0, from: 'T6', by: 1 }],
    [dog, { event: 'folded', seat: 0, cards: '5 9' }],
    [dog, { event: 'swapped', seat: 1, a: { owner: 1 }, b: { owner: 0 } }],
    [stramash, { event: 'docked', owner: 0, from: 't3', by: 2 }],
    [rufus, { event: 'caught', seat: 1, by: 'fox', at: '9', stones: [{ seat: 0, to: '4' }] }],
    [rufus, { event: 'met', seat: 0, owner: 1, at: '9', value: 3 }],
    [rufus, { event: 'trailed', seat: 0, from: '9', to: '6', value: 3, path: [] }],
    [streifzug, { event: 'thrown', seat: 0, by: 1, from: 'o3', to: 'S' }],
    [streifzug, { event: 'robbed', seat: 1, from: 0 }],
    [strategus, { event: 'fought', seat: 1, from: 'a1', to: 'a2', won: 1 }],
    [strategus, { event: 'fought', seat: 1, from: 'a1', to: 'a2', won: null }],
  ];
  for (const [chronicle, event] of known) {
    expect(chronicle.befalls?.(event, 0), String(event['event'])).toBe(true);
    expect(chronicle.befalls?.(event, 1), String(event['event'])).toBe(false);
  }
});

test('the last move is that of the last turn that had one, less what was taken back', () => {
  const { entries } = recap(dog, ...TURN, { event: 'played', seat: 2, card: '7', as: '7' });
  expect(lastMoves(entries, dog)).toEqual([{ seat: 1, from: 'T1', by: ['T2', 'T3'], to: 'T4' }]);
  const undone = recap(dog, ...TURN, { event: 'taken_back', seat: 1, men: [] });
  expect(lastMoves(undone.entries, dog)).toEqual([]);
});

test('fields are named as the board names them', () => {
  const thrown = { event: 'thrown', seat: 2, by: 1, from: 'o3', to: 'S' };
  expect(fieldsOf(thrown, streifzug)).toEqual(['o3', 'S2']);
  const swapped = {
    event: 'swapped',
    seat: 1,
    a: { from: 'T1', to: 'T9' },
    b: { from: 'T9', to: 'T1' },
  };
  expect(fieldsOf(swapped, dog)).toEqual(['T1', 'T9']);
});
