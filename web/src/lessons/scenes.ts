/** The scenes of a game, and where they stand. */

import type { GameLessons, LessonScene } from '../messages';
import { addressOf, type Place } from '../place.svelte';
import { api } from '../table/api';
import type { Chosen } from '../newtable/options';
import { listed, textOr } from '../texts.svelte';
import { finished } from './progress';

/** All scenes of a game in their order; none if it has no lessons. */
export async function scenesOf(game: string): Promise<LessonScene[]> {
  const lessons: GameLessons[] = await api.lessons();
  return lessons.find((one) => one.game === game)?.scenes ?? [];
}

/** The scenes of the same part: of the first game, or of those for later. */
export function together(scenes: LessonScene[], scene: LessonScene): LessonScene[] {
  return scenes.filter(({ part }) => part === scene.part);
}

/** The mode that a scene is the last one of, if that is another than the first game has. */
export function modeLearned(scenes: LessonScene[], scene: LessonScene): Chosen | null {
  const mode = ({ options }: LessonScene): string => JSON.stringify(options);
  const [first, next] = [scenes[0], scenes[scenes.indexOf(scene) + 1]];
  const other = first !== undefined && mode(first) !== mode(scene);
  const last = next === undefined || mode(next) !== mode(scene);
  return other && last ? (scene.options as Chosen) : null;
}

/** What a mode is: what its preset is for, or what is chosen of its options. */
export function modeWords(game: string, { preset, ...named }: Chosen): string {
  if (preset !== undefined) return textOr(`${game}-preset-${preset}.help`, '');
  const values = Object.entries(named).map(([name, value]) =>
    textOr(`${game}-option-${name}-${value}`, ''),
  );
  return listed(values.filter((words) => words !== ''));
}

/**
 * What comes after the first game: how many scenes for later have not been finished, and the number
 * of the first of them; null where there are none, or all have been.
 */
export function leftAfter(
  game: string,
  scenes: LessonScene[],
  { part }: LessonScene,
): { count: number; next: number } | null {
  const later = part === 'first' ? scenes.filter((one) => one.part !== part) : [];
  const done = finished(game);
  const left = later.filter(({ id }) => !done.includes(id));
  const [next] = left;
  return next === undefined ? null : { count: left.length, next: scenes.indexOf(next) + 1 };
}

/** The number of the first scene of the first game that has not been finished; null: all have. */
export function nextUnfinished(game: string, scenes: LessonScene[]): number | null {
  const done = finished(game);
  const index = scenes.findIndex(({ id, part }) => part === 'first' && !done.includes(id));
  return index < 0 ? null : index + 1;
}

/** The number of the scene to learn next, also of those for later; null: all have been finished. */
export function nextToLearn(game: string, scenes: LessonScene[]): number | null {
  const done = finished(game);
  const later = scenes.findIndex(
    ({ id, needs }) => Object.keys(needs).length === 0 && !done.includes(id),
  );
  return nextUnfinished(game, scenes) ?? (later < 0 ? null : later + 1);
}

/** Where who wants to learn a game begins: at once, or with what there is more to learn. */
export function doorOf(game: string): Place {
  const scene = finished(game).length === 0 ? 1 : null;
  return { page: 'learn', game, scene };
}

export const addressOfScene = (game: string, scene: number): string =>
  addressOf({ page: 'learn', game, scene });
