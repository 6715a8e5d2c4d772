import { expect, test } from 'vitest';
import { unfolded } from './unfolded';

test('each row has the parts of its shape, and what it is called', () => {
  const action = { as: 'line', id: 'rufus-action-lay', args: { value: 0, at: 0 } };
  const choices = {
    shapes: [{ kind: 'lay', card: 0, to: 0, said: [action] }, { kind: 'end' }],
    rows: [[0, 2, '13', 2, 'field'], [1], [0, 0, null, 0, ['a', 1]]],
  };
  const args = (value: unknown, at: unknown) => [{ ...action, args: { value, at } }];
  expect(unfolded({ choices, legal: ['lay 2 @13', 'end', 'lay 0'] })).toEqual([
    { kind: 'lay', text: 'lay 2 @13', card: 2, to: '13', said: args(2, 'field') },
    { kind: 'end', text: 'end' },
    { kind: 'lay', text: 'lay 0', card: 0, to: null, said: args(0, ['a', 1]) },
  ]);
});

test('who need not act has no choices', () => {
  expect(unfolded({ choices: null, legal: [] })).toEqual([]);
});
