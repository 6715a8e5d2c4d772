import { expect, test } from 'vitest';
import type { LessonScene } from '../messages';
import { modeLearned } from './scenes';

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
