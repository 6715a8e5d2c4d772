import { afterEach, expect, test } from 'vitest';
import type { Option } from '../messages';
import { settings } from '../settings.svelte';
import { agreedOf, rulingsOf, undecided } from './rulings';

afterEach(() => {
  settings.language = 'en';
});

const option = (more: Partial<Option>): Option => ({
  name: 'fold',
  rule: 'R4',
  group: 'round',
  ours: false,
  default: 'whole_hand',
  values: ['whole_hand', 'one_card'],
  whole_number: false,
  order_of: null,
  low: null,
  high: null,
  step: 1,
  seats: [],
  needs: [],
  matters: {},
  cases: [],
  mode: false,
  ...more,
});

test('an option says what holds if nobody chooses, and what else there is', () => {
  settings.language = 'de';
  const { title, usual, others } = agreedOf('dog', option({}));
  expect(title).toBe('Wenn du nichts spielen kannst');
  expect(usual).toBe('Im Regelheft: Alle Karten ablegen');
  expect(others).toBe('Auch möglich: Eine Karte ablegen');
});

test('what the rulebook leaves open is called ours', () => {
  const { usual } = agreedOf('dog', option({ ours: true }));
  expect(usual).toBe('Our reading: Discard the whole hand');
});

test('a number says how far it may go, and in which steps', () => {
  const fields = { name: 'fields', whole_number: true, values: null, default: 60 };
  const range = (step: number): string =>
    agreedOf('rufus', option({ ...fields, low: 40, high: 80, step })).others;
  expect(range(1)).toBe('Also possible: 40 to 80');
  expect(range(2)).toBe('Also possible: 40 to 80 in steps of 2');
});

test('an option says without what it means nothing', () => {
  settings.language = 'de';
  expect(agreedOf('dog', option({})).only).toBeNull();
  const talk = option({ name: 'partner_talk', matters: { pairs: ['on'] } });
  expect(agreedOf('stramash', talk).only).toBe('Nur mit „In Paaren spielen: In Paaren“');
  const rest = option({ name: 'seven_rest', matters: { teams: ['pairs'], strict_fill: ['on'] } });
  expect(agreedOf('dog', rest).only).toMatch(/^Nur mit „[^“]+: Paare“ und „[^“]+“$/);
});

test('a ruling names its paragraph, if it belongs to one', () => {
  const found = new Map(rulingsOf('dog').map(({ id, paragraph }) => [id, paragraph]));
  expect(found.get('M6')).toBe('§M6');
  expect(found.get('cards')).toBeNull();
  expect(rulingsOf('dog').every(({ text }) => !text.startsWith('⟦'))).toBe(true);
});

test('the modes that a rulebook has are no question to agree on', () => {
  const cards = option({ name: 'ext_cards', mode: true });
  expect(undecided([cards, option({})]).map(({ name }) => name)).toEqual(['fold']);
});
