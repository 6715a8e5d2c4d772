import { describe, expect, test } from 'vitest';
import { choiceOf, pickField } from '../../cards/choice';
import type { StramashChoice } from '../../wire/stramash';
import { plainHoles } from './holes';

/** Plays in short: `5 T1>T6`, `K out`, `discard 4`. */
const moves = (...texts: string[]): StramashChoice[] => texts.map(move);

function move(text: string): StramashChoice {
  const [card = '', rest = ''] = text.split(' ');
  if (card === 'discard') return { kind: 'discard', text, card: rest };
  const [from = 'D', to = 'T8'] = rest === 'out' ? [] : rest.split('>');
  return { kind: card === 'X' ? 'charge' : 'out', text, card, owner: 0, from, to, meets: [] };
}

describe('holes that say which laddie is meant can be chosen at once', () => {
  test('where each laddie has few', () => {
    expect(plainHoles(moves('K out', 'K T1>T11', 'K T1>C0.5'))).toEqual(['T8', 'T11', 'C0.5']);
  });
  test('not where two laddies go to the same', () => {
    expect(plainHoles(moves('X D>T33', 'X T5>T33'))).toEqual([]);
  });
  test('not for a seven that is to be shared: there would be too many', () => {
    const seven = moves('7 T5>T6', '7 T5>T7', '7 T5>T12', '7 T30>T31', '7 T30>T36', '7 T30>T37');
    expect(plainHoles(seven)).toEqual([]);
  });
  test('but for the rest of it', () => {
    expect(plainHoles(moves('7 T5>T9', '7 T30>T34'))).toEqual(['T9', 'T34']);
  });
});

describe('a Bonnie Fechter that need not be played', () => {
  const legal = moves('X T5>T33', 'X T5>T40', 'discard X', 'discard 4');

  test('can be discarded beside its moves', () => {
    const choice = choiceOf(legal, { card: 'X' });
    expect(choice).toMatchObject({ step: 'field', from: 'T5', fields: ['T33', 'T40'] });
    expect(choice.aside.map((move) => move.text)).toEqual(['discard X']);
    expect(pickField(choice, { card: 'X' }, 'T40')).toEqual({ card: 'X', from: 'T5', to: 'T40' });
  });
  test('any other card is discarded as always', () => {
    const choice = choiceOf(legal, { card: '4' });
    expect(choice).toMatchObject({ step: 'confirm', aside: [] });
    expect(choice.moves.map((move) => move.text)).toEqual(['discard 4']);
  });
});
