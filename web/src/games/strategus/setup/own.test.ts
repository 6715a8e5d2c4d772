import { beforeEach, expect, test } from 'vitest';
import { draftOf, forget, keepDraft, save, savedSetups } from './own';

beforeEach(() => localStorage.clear());

test('set-ups are kept by name', () => {
  expect(save({ name: 'Wall', setup: 'setup A' })).toBe(true);
  expect(save({ name: 'Anger', setup: 'setup B' })).toBe(true);
  expect(savedSetups().map(({ name }) => name)).toEqual(['Anger', 'Wall']);
});

test('a name is kept once', () => {
  save({ name: 'Wall', setup: 'setup A' });
  save({ name: 'Wall', setup: 'setup B' });
  expect(savedSetups()).toEqual([{ name: 'Wall', setup: 'setup B' }]);
});

test('a set-up is forgotten', () => {
  save({ name: 'Wall', setup: 'setup A' });
  forget('Wall');
  expect(savedSetups()).toEqual([]);
});

test('what somebody else has written into the store does no harm', () => {
  localStorage.setItem('spielwerk.strategus.setups', '[1, {"name": 2}, null]');
  localStorage.setItem('spielwerk.strategus.drafts', '"x"');
  expect(savedSetups()).toEqual([]);
  expect(draftOf('t.0')).toBe('');
});

test('the work in progress is kept for each seat, and the oldest makes room', () => {
  for (let table = 0; table < 20; table++) keepDraft(`t${table}.0`, `setup ${table}`);
  expect(draftOf('t19.0')).toBe('setup 19');
  expect(draftOf('t1.0')).toBe('');
  keepDraft('t19.0', '');
  expect(draftOf('t19.0')).toBe('');
});
