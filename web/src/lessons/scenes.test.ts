import { expect, test } from 'vitest';
import type { LessonScene } from '../messages';
import { fetchTexts, t } from '../texts.svelte';
import { modeLearned, modeWords } from './scenes';

const scenes = ['basic', 'basic', 'extended', 'extended', 'teams'].map(
  (preset, number) => ({ id: String(number), options: { preset } }) as unknown as LessonScene,
);

test('after the last scene of another mode a game can be played in it', () => {
  expect(scenes.map((scene) => modeLearned(scenes, scene)?.preset)).toEqual([
    undefined,
    undefined,
    undefined,
    'extended',
    'teams',
  ]);
});

test('a mode is told by what its preset is for, or by what is chosen', async () => {
  await fetchTexts('stramash');
  await fetchTexts('streifzug');
  expect(modeWords('stramash', { pairs: 'on' })).toBe(t('stramash-option-pairs-on'));
  const extended = modeWords('streifzug', { preset: 'extended' });
  expect(extended).toBe(t('streifzug-preset-extended.help'));
  expect(modeWords('stramash', { unknown: 'on' })).toBe('');
});
