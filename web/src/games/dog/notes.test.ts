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
