import { beforeEach, expect, test } from 'vitest';
import type { Told } from '../../messages';
import type { Sight } from '../../intime/note';
import { Notes } from '../../intime/notes.svelte';
import { notes } from './notes';

const KENNEL = ['K', 'K', 'K', 'K'];
const folded = { event: 'folded', seat: 0, cards: '2 3' };
const round = { event: 'round', starter: 1, hand_size: 5 };
const give = (card: string): Told => ({ kind: 'give', text: `give ${card}`, card });

/** What the first of two pairs sees. */
function sight(choices: Told[], events: Told[], men: string[] = KENNEL, hand = '2 8'): Sight {
  const seen = { men: [men, KENNEL, KENNEL, KENNEL], hand };
  return { seat: 0, side: [0, 2], seen, choices, events, options: {} };
}

/** What is told of it to whoever has been told nothing before. */
function told(at: Sight): string | undefined {
  localStorage.clear();
  const fresh = new Notes('dog', notes);
  fresh.see(at, 0);
  return fresh.shown?.note.name;
}

beforeEach(() => localStorage.clear());

test('that one waits for the next round is told until that begins', () => {
  const told = new Notes('dog', notes);
  told.see(sight([], [folded], ['T3', 'K', 'K', 'K']), 0);
  expect(told.shown?.note.name).toBe('folded');
  told.hear(sight([], [folded, round], ['T3', 'K', 'K', 'K']));
  expect(told.shown).toBeNull();
  told.see(sight([give('2'), give('8')], [folded, round]), 1);
  expect(told.shown?.note.name).toBe('exchange');
});

test('who has no piece out is told what was missing, anybody else only what happens', () => {
  expect(told(sight([], [folded]))).toBe('folded_kennel');
  expect(told(sight([], [folded], ['G0.4', 'K', 'K', 'K']))).toBe('folded');
});

test('that a card brings a piece out helps the partner of whoever has another, or a piece out', () => {
  const gives = [give('2'), give('X')];
  expect(told(sight(gives, [], KENNEL, '2 X'))).toBe('exchange');
  expect(told(sight(gives, [], KENNEL, '2 X X'))).toBe('partner_out');
  expect(told(sight(gives, [], ['T3', 'K', 'K', 'K'], '2 X'))).toBe('partner_out');
});
