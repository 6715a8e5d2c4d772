import { beforeEach, expect, test } from 'vitest';
import type { LessonScene } from '../messages';
import { t } from '../texts.svelte';
import { actionsIn, finished, keepActions, keepFinished } from './progress';
import { leftAfter, nextToLearn, nextUnfinished } from './scenes';

beforeEach(() => localStorage.clear());

test('a scene that was left goes on where it was', () => {
  keepActions('dog', 'hit', ['A out']);
  expect(actionsIn('dog', 'hit')).toEqual(['A out']);
  expect(actionsIn('dog', 'seven')).toEqual([]);
  expect(actionsIn('rufus', 'hit')).toEqual([]);
});

test('a scene that was played to its end is kept so, once, and begins anew', () => {
  keepActions('dog', 'hit', ['A out']);
  keepFinished('dog', 'hit');
  keepFinished('dog', 'hit');
  expect(finished('dog')).toEqual(['hit']);
  expect(actionsIn('dog', 'hit')).toEqual([]);
  expect(finished('rufus')).toEqual([]);
});

test('what somebody else has written into the store does no harm', () => {
  localStorage.setItem('spielwerk.lessons.dog', '{"done": 3, "actions": "x"}');
  expect(finished('dog')).toEqual([]);
  expect(actionsIn('dog', 'hit')).toEqual([]);
});

test('what is to be learned next: the first game, then what is for later and for every table', () => {
  const scenes = [
    { id: 'later', part: 'more', needs: {} },
    { id: 'out', part: 'first', needs: {} },
    { id: 'pairs', part: 'more', needs: { pairs: 'on' } },
  ] as LessonScene[];
  expect([nextUnfinished('dog', scenes), nextToLearn('dog', scenes)]).toEqual([2, 2]);
  keepFinished('dog', 'out');
  expect([nextUnfinished('dog', scenes), nextToLearn('dog', scenes)]).toEqual([null, 1]);
  keepFinished('dog', 'later');
  expect(nextToLearn('dog', scenes)).toBeNull();
});

test('the first game says how many scenes there are for later, and leads to the next of them', () => {
  const scenes = ['first', 'first', 'more', 'more', 'more'].map((part, number) => ({
    id: String(number),
    part,
  })) as LessonScene[];
  const left = () => scenes.map((scene) => leftAfter('dog', scenes, scene));
  const first = { count: 3, next: 3 };
  expect(left()).toEqual([first, first, null, null, null]);
  keepFinished('dog', '2');
  expect(left()[1]).toEqual({ count: 2, next: 4 });
  for (const id of ['3', '4']) keepFinished('dog', id);
  expect(left()[1]).toBeNull();
  expect(t('lesson-left', { count: 3 })).toContain('3');
});
