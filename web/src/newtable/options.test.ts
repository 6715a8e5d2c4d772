import { expect, test } from 'vitest';
import type { GameInfo, Option } from '../messages';
import {
  askedFor,
  differing,
  grouped,
  isValid,
  modeAt,
  modesFor,
  offered,
  presetOf,
  presetsFor,
  withMode,
} from './options';

const option = (name: string, more: Partial<Option>): Option => ({
  name,
  rule: '',
  group: '',
  ours: false,
  default: 'off',
  values: ['off', 'on'],
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

const info: GameInfo = {
  name: 'any',
  seats: [4, 2, 3],
  teams: [],
  options: [
    option('pairs', { seats: [4] }),
    option('fields', {
      whole_number: true,
      values: null,
      default: 60,
      low: 40,
      high: 80,
      step: 2,
    }),
  ],
  presets: { usual: {}, short: { fields: 40 } },
  bots: [],
};

const names = (options: Option[]): string[] => options.map(({ name }) => name);

test('what only some numbers of seats allow is offered only then', () => {
  expect(names(offered(info, 4))).toEqual(['pairs', 'fields']);
  expect(names(offered(info, 3))).toEqual(['fields']);
});

test('an address may ask for seats and house rules, and for nothing that cannot be', () => {
  const asked = (query: string) => askedFor(info, new URLSearchParams(query));
  expect(asked('')).toEqual({ seats: 4, chosen: { pairs: 'off', fields: 60 } });
  expect(asked('seats=3&fields=50')).toEqual({ seats: 3, chosen: { pairs: 'off', fields: 50 } });
  expect(asked('seats=9&pairs=perhaps&fields=x&colour=red')).toEqual(asked(''));
  expect(asked('pairs=on').chosen.pairs).toBe('on');
});

test('what needs another option is offered only with that', () => {
  const both = {
    ...info,
    options: [option('cards', {}), option('bell', { needs: ['cards', 'on'] })],
  };
  expect(names(offered(both, 4, { cards: 'on' }))).toEqual(['cards', 'bell']);
  expect(names(offered(both, 4, { cards: 'off' }))).toEqual(['cards']);
  expect(names(offered(both, 4))).toEqual(['cards']);
  expect(differing(both, { cards: 'off', bell: 'on' }, 4)).toEqual({});
});

test('what means something only with another option is offered only where that is', () => {
  const talk = option('talk', { matters: { pairs: ['on'] } });
  const both = { ...info, options: [option('pairs', { seats: [4] }), talk] };
  expect(names(offered(both, 4, { pairs: 'on' }))).toEqual(['pairs', 'talk']);
  expect(names(offered(both, 4, { pairs: 'off' }))).toEqual(['pairs']);
  expect(names(offered(both, 3, { pairs: 'on' }))).toEqual([]);
});

test('another table may offer other values, and have another usual one', () => {
  const sides = option('sides', {
    values: ['pairs', 'alone'],
    default: 'pairs',
    cases: [
      { values: ['pairs', 'alone'], seats: [4], given: [], ours: false },
      { values: ['alone'], seats: [2, 3], given: [], ours: true },
    ],
  });
  const gifts = option('gifts', {
    values: ['partner', 'next', 'none'],
    default: 'partner',
    cases: [{ values: ['none', 'next'], seats: [], given: ['sides', 'alone'], ours: true }],
  });
  const both = { ...info, options: [sides, gifts] };
  const asStarted = { sides: 'pairs', gifts: 'partner' };
  expect(names(offered(both, 4, asStarted))).toEqual(['sides', 'gifts']);
  expect(offered(both, 3, asStarted)[0]?.values).toEqual(['none', 'next']);
  expect(offered(both, 3, asStarted)[0]?.ours).toBe(true);
  expect(offered(both, 4, asStarted)[0]?.ours).toBe(false);
  expect(differing(both, asStarted, 3)).toEqual({});
  expect(differing(both, { sides: 'alone', gifts: 'partner' }, 4)).toEqual({ sides: 'alone' });
  expect(differing(both, { sides: 'alone', gifts: 'next' }, 3)).toEqual({ gifts: 'next' });
});

test('options of a group stand together, where the first of them stood', () => {
  const options = [
    option('fold', { group: 'round' }),
    option('men', { group: 'seven' }),
    option('fill', { group: 'goal' }),
    option('rest', { group: 'seven' }),
  ];
  const found = grouped(options).map(({ group, options }) => [group, names(options)]);
  expect(found).toEqual([
    ['round', ['fold']],
    ['seven', ['men', 'rest']],
    ['goal', ['fill']],
  ]);
});

test('only what differs is asked for, and nothing that is not offered', () => {
  expect(differing(info, { pairs: 'on', fields: 60 }, 4)).toEqual({ pairs: 'on' });
  expect(differing(info, { pairs: 'on', fields: 50 }, 3)).toEqual({ fields: 50 });
});

test('a number has bounds and steps', () => {
  const fits = (fields: number | string): boolean => isValid(info, { fields }, 4);
  expect([40, 62, '80'].every(fits)).toBe(true);
  expect([38, 82, 61, 'x', 50.5].some(fits)).toBe(false);
  expect(isValid(info, {}, 4)).toBe(true);
});

test('an order names each number once, and is asked for only where it is needed', () => {
  const needs = ['prizes', 'custom'];
  const order = option('order', { values: null, default: '', order_of: [1, 3, 19], needs });
  const prizes = option('prizes', { values: ['ascending', 'custom'], default: 'ascending' });
  const some = { ...info, options: [prizes, order] };
  const fits = (text: string): boolean => isValid(some, { prizes: 'custom', order: text }, 4);
  expect(['19 1 3', ' 3  1 19 '].every(fits)).toBe(true);
  expect(['', '1 3', '1 3 3', '1 3 19 1', 'x'].some(fits)).toBe(false);
  expect(isValid(some, { prizes: 'ascending', order: '' }, 4)).toBe(true);
  expect(differing(some, { prizes: 'ascending', order: '19 1 3' }, 4)).toEqual({});
});

test('a preset is known by its values', () => {
  expect(presetOf(info, 4, { pairs: 'off', fields: 60 })).toBe('usual');
  expect(presetOf(info, 4, { pairs: 'off', fields: 40 })).toBe('short');
  expect(presetOf(info, 4, { pairs: 'on', fields: 40 })).toBe('');
});

test('presets are offered where they say different things', () => {
  const presets = { alone: {}, pairs: { pairs: 'on' }, short: { fields: 40 } };
  const three = { ...info, presets };
  expect(presetsFor(three, 4)).toEqual(['alone', 'pairs', 'short']);
  expect(presetsFor(three, 3)).toEqual(['alone', 'short']);
  expect(presetOf(three, 3, { pairs: 'on', fields: 40 })).toBe('short');
});

test('a mode is chosen before all other house rules, and leaves them as they are', () => {
  const parts = { cards: 'off', teams: 'off' };
  const modes: GameInfo = {
    ...info,
    options: [option('cards', {}), option('teams', { seats: [4] }), option('doubles', {})],
    presets: {
      basic: parts,
      extended: { ...parts, cards: 'on' },
      pairs: { ...parts, teams: 'on' },
    },
  };
  const first = { ...parts, doubles: 'on' };
  expect(modesFor(modes, 4, first, 'preset')).toEqual(['basic', 'extended', 'pairs']);
  expect(modesFor(modes, 2, first, 'preset')).toEqual(['basic', 'extended']);
  expect(modeAt(modes, 4, first, 'preset')).toBe('basic');
  const chosen = withMode(modes, first, 'preset', 'extended');
  expect(chosen).toEqual({ ...first, cards: 'on' });
  expect(modeAt(modes, 2, chosen, 'preset')).toBe('extended');
  expect(modeAt(modes, 4, { ...chosen, teams: 'on' }, 'preset')).toBe('');
});

test('a mode may be a single option, where there is something to choose', () => {
  const chosen = withMode(info, { pairs: 'off', fields: 50 }, 'pairs', 'on');
  expect(chosen).toEqual({ pairs: 'on', fields: 50 });
  expect(modesFor(info, 4, chosen, 'pairs')).toEqual(['off', 'on']);
  expect(modeAt(info, 4, chosen, 'pairs')).toBe('on');
  expect(modesFor(info, 3, chosen, 'pairs')).toEqual([]);
});
