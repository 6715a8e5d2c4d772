/** How far somebody has come in the lessons of a game, kept in this browser. */

import { recall, remember } from '../memory';

interface Progress {
  /** The scenes that have been played to their end. */
  done: string[];
  /** The scene under way, and what has been done in it. */
  scene: string | null;
  actions: string[];
}

const NONE: Progress = { done: [], scene: null, actions: [] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function progress(game: string): Progress {
  const kept = { ...NONE, ...recall<Partial<Progress> | null>(`lessons.${game}`, null) };
  return isTexts(kept.done) && isTexts(kept.actions) ? kept : NONE;
}

/** The scenes of a game that have been played to their end here. */
export function finished(game: string): string[] {
  return progress(game).done;
}

/** What has been done in a scene that was left in its middle. */
export function actionsIn(game: string, scene: string): string[] {
  const { scene: left, actions } = progress(game);
  return left === scene ? actions : [];
}

/** Keeps what has been done in a scene, to go on there. */
export function keepActions(game: string, scene: string, actions: string[]): void {
  remember(`lessons.${game}`, { ...progress(game), scene, actions });
}

/** Keeps that a scene has been played to its end. */
export function keepFinished(game: string, scene: string): void {
  const done = new Set([...finished(game), scene]);
  remember(`lessons.${game}`, { ...NONE, done: [...done] });
}
