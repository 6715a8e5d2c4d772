/** What is shown of a scene after an action, one thing after the other. */

import type { LessonMoment, LessonTold } from '../messages';

/** A moment of the scene, or what is said of the action itself. */
export type Step = LessonMoment | 'words';

/** All that there is to be shown: what is said of an action comes once it has been seen. */
export function stepsOf({ verdict, moments }: LessonTold): Step[] {
  if (verdict === 'tried') return ['words', ...moments];
  if (verdict !== 'also') return moments;
  return moments.flatMap((moment): Step[] =>
    moment.kind === 'played' ? [moment, 'words'] : [moment],
  );
}

/** Whether it is a sentence, which waits until it has been read. */
export const isSaid = (step: Step): boolean => step === 'words' || step.kind === 'said';

/** In how many of these the board changes. */
export const shownIn = (steps: Step[]): number =>
  steps.filter((step) => step !== 'words' && step.update !== null).length;
