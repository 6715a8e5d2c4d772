import { describe, expect, test } from 'vitest';
import { choiceOf, pickField, stepBack, type CardMove, type Picked } from './choice';

interface Played extends CardMove {
  as: string;
}

/** Plays in short: `5 T10>T15`, by a joker `X=7 T5>T9`, a swap `J T5<>T9`; or `give 7`. */
const moves = (...texts: string[]): Played[] => texts.map(move);

function move(text: string): Played {
  const [first = '', rest = ''] = text.split(' ');
  if (first === 'give' || first === 'fold') return { text, kind: first, card: rest, as: rest };
  const [card = '', as = card] = first.split('=');
  const [from = 'K', to = 'T0'] = rest === 'out' ? [] : rest.split(/<?>/);
  const kind = rest === 'out' ? 'out' : rest.includes('<') ? 'swap' : 'walk';
  return { text, kind, card, as, from, to };
}

describe('a choice goes from the card to the man to the field', () => {
  const legal = moves('5 T10>T15', '5 T20>T25', '8 T10>T18', '8 T20>T28');

  test('first the card', () => {
    expect(choiceOf(legal, {})).toMatchObject({ step: 'card', cards: ['5', '8'], card: null });
  });
  test('then the man', () => {
    expect(choiceOf(legal, { card: '5' })).toMatchObject({ step: 'man', men: ['T10', 'T20'] });
  });
  test('then the field', () => {
    const choice = choiceOf(legal, { card: '5', from: 'T20' });
    expect(choice).toMatchObject({ step: 'field', from: 'T20', fields: ['T25'] });
  });
  test('then one action is left', () => {
    const choice = choiceOf(legal, { card: '5', from: 'T20', to: 'T25' });
    expect(choice.step).toBe('confirm');
    expect(choice.moves.map((move) => move.text)).toEqual(['5 T20>T25']);
  });
  test('a pick that is no longer possible is not kept', () => {
    expect(choiceOf(legal, { card: 'K' })).toMatchObject({ step: 'card', card: null });
    expect(choiceOf(legal, { card: '5', from: 'T11' })).toMatchObject({ step: 'man', from: null });
  });
  test('without legal actions nothing is asked', () => {
    expect(choiceOf([], { card: '5' })).toMatchObject({ step: 'none', cards: [], moves: [] });
  });
});

describe('what is the only possibility needs no click, but the last step always does', () => {
  test('one card and one man: the field is asked', () => {
    const choice = choiceOf(moves('A out', 'A out'), {});
    expect(choice).toMatchObject({ step: 'field', card: 'A', from: 'K', fields: ['T0'] });
  });
  test('one field is not taken by itself', () => {
    expect(choiceOf(moves('5 T10>T15'), {})).toMatchObject({ step: 'field', to: null });
  });
  test('the only card to give still has to be picked and confirmed', () => {
    expect(choiceOf(moves('give 7'), {})).toMatchObject({ step: 'card', card: '7' });
    expect(choiceOf(moves('give 7'), { card: '7' })).toMatchObject({ step: 'confirm' });
  });
  test('a card laid down is confirmed', () => {
    const choice = choiceOf(moves('fold 5', 'fold 9'), { card: '9' });
    expect(choice).toMatchObject({ step: 'confirm', card: '9' });
    expect(choice.moves.map((move) => move.text)).toEqual(['fold 9']);
  });
});

describe('the joker is asked what it stands for only where that is open', () => {
  const legal = moves('X=3 T62>G0.1', 'X=7 T62>G0.1', 'X=5 T62>G0.3', 'X=J T62<>T3', 'X=5 T62>T3');

  test('a field that one card leads to', () => {
    const choice = choiceOf(legal, { card: 'X', from: 'T62', to: 'G0.3' });
    expect(choice).toMatchObject({ step: 'confirm' });
    expect(choice.moves.map((move) => move.as)).toEqual(['5']);
  });
  test('a field that two cards lead to', () => {
    const choice = choiceOf(legal, { card: 'X', from: 'T62', to: 'G0.1' });
    expect(choice.step).toBe('as');
    expect(choice.moves.map((move) => move.as)).toEqual(['3', '7']);
  });
  test('a man to swap with or to send home', () => {
    const choice = choiceOf(legal, { card: 'X', from: 'T62', to: 'T3' });
    expect(choice.step).toBe('as');
    expect(choice.moves.map((move) => move.kind)).toEqual(['swap', 'walk']);
  });
});

describe('a seven goes part by part', () => {
  test('every part is a choice of its own, its card already known', () => {
    const choice = choiceOf(moves('7 T20>T21', '7 T20>T24', '7 T40>T44'), {});
    expect(choice).toMatchObject({ step: 'man', card: '7', men: ['T20', 'T40'] });
  });
  test('the last man with the last steps: only the field is clicked', () => {
    expect(choiceOf(moves('X=7 T20>T24'), {})).toMatchObject({ step: 'field', from: 'T20' });
  });
});

describe('a click on the board', () => {
  const legal = moves('5 T10>T15', '5 T15>T20');
  const at = (picked: Picked, name: string) => pickField(choiceOf(legal, picked), picked, name);

  test('takes a man', () => {
    expect(at({ card: '5' }, 'T15')).toEqual({ card: '5', from: 'T15' });
  });
  test('takes a field', () => {
    expect(at({ card: '5', from: 'T15' }, 'T20')).toEqual({ card: '5', from: 'T15', to: 'T20' });
  });
  test('takes another man instead, if that is no field to go to', () => {
    expect(at({ card: '5', from: 'T15' }, 'T10')).toEqual({ card: '5', from: 'T10' });
  });
  test('prefers the field where an own man stands', () => {
    expect(at({ card: '5', from: 'T10' }, 'T15')).toEqual({ card: '5', from: 'T10', to: 'T15' });
  });
  test('does nothing anywhere else, or before a card is known', () => {
    expect(at({ card: '5' }, 'T33')).toBeNull();
    const two = moves('5 T10>T15', '6 T10>T16');
    expect(pickField(choiceOf(two, {}), {}, 'T10')).toBeNull();
  });
});

test('Escape gives up the latest pick', () => {
  expect(stepBack({ card: '5', from: 'T10', to: 'T15' })).toEqual({ card: '5', from: 'T10' });
  expect(stepBack({ card: '5', from: 'T10' })).toEqual({ card: '5' });
  expect(stepBack({ card: '5' })).toEqual({});
  expect(stepBack({})).toBeNull();
});

describe('a click on a field that is not offered yet', () => {
  const legal = moves('A T6>T7', 'A T6>T17', 'A out', 'A T20>T31', 'A T30>T31', '3 T6>T9');
  const ofAce = choiceOf(legal, { card: 'A' });

  test('takes the only man that gets there', () => {
    const picked = { card: 'A', from: 'T6', to: 'T17' };
    expect(pickField(ofAce, { card: 'A' }, 'T17')).toEqual(picked);
  });
  test('takes none where several get there, or none', () => {
    expect(pickField(ofAce, { card: 'A' }, 'T31')).toBeNull();
    expect(pickField(ofAce, { card: 'A' }, 'T50')).toBeNull();
  });
  test('takes the only way of the man that is clicked once more', () => {
    const only = choiceOf(moves('A out'), {});
    expect(pickField(only, {}, 'K')).toEqual({ card: 'A', from: 'K', to: 'T0' });
  });
});
