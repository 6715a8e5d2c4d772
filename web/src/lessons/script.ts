/** What a lesson follows, and where that comes from. */

import type { LessonTold, LessonWish } from '../messages';
import { api } from '../table/api';
import type { Table } from '../table/table.svelte';
import { sitting, tableTold } from '../table/told';
import { keepActions, keepFinished } from './progress';

/** What a lesson follows: who tells how it goes on, and where it is kept how far one has come. */
export interface Script {
  tell(wish: LessonWish): Promise<LessonTold>;
  /** What it says itself of a wrong try. */
  answer?(actions: string[], table: Table): string;
  /** The cells that what it says of this is about. */
  pointed?(actions: string[]): string[];
  /** So much has been done of it. */
  keep(actions: string[]): void;
  /** It has been played to its end: by who follows it, or shown by the board. */
  finish(shown: boolean): void;
}

/** A scene as the server tells it. */
export function sceneOf(game: string, scene: string): Script {
  return {
    tell: (wish) => api.lesson(game, scene, wish),
    keep: (actions) => keepActions(game, scene, actions),
    finish: () => keepFinished(game, scene),
  };
}

/** What there is to be said of the table of a scene. */
export function tableOf({ game, seat, seats, teams, options, agreed }: LessonTold) {
  const places = Array.from({ length: seats }, (_, place) => sitting(place, null, null));
  return tableTold({ game, seat, seats: places, teams, options, agreed, coach: false });
}
