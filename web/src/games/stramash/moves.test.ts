import { describe, expect, test } from 'vitest';
import { choiceOf, pickField } from '../../cards/choice';
import { plainHoles, readMove, readMoves } from './moves';

const moves = (...texts: string[]) => readMoves(texts, 'T8');

describe('an action text is read', () => {
  test('a laddie that comes out goes from the dock to the start hole', () => {
    const move = { kind: 'out', card: 'K', from: 'D', to: 'T8' };
    expect(readMove('K out', 'T8')).toMatchObject(move);
  });
  test('a walk into the castle', () => {
    const move = { kind: 'walk', card: '5', from: 'T60', to: 'C0.2' };
    expect(readMove('5 T60>C0.2', null)).toMatchObject(move);
  });
  test('a Bonnie Fechter charges, from the dock as well', () => {
    const move = { kind: 'charge', card: 'X', from: 'D', to: 'T33' };
    expect(readMove('X D>T33', 'T8')).toMatchObject(move);
  });
  test('a card that is discarded', () => {
    const move = { kind: 'discard', card: '10', from: null, to: null };
    expect(readMove('discard 10', null)).toMatchObject(move);
  });
});

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
