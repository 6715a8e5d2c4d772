/** What is said of what has been tried: what it came to, or why it is the best. */

import type { PuzzleBranch, PuzzleTold } from '../messages';
import type { Table } from '../table/table.svelte';
import { percent, t } from '../texts.svelte';

/** From these differences on a try is worse than the best action, and clearly so. */
const WORSE = 0.06;
const CLEARLY = 0.15;

type Saying = Pick<Table, 'reasons'>;

/** What is said of a wrong try; of one at the best action, by how much it is worse, and why. */
export function answerTo(told: PuzzleTold, actions: string[], table: Saying): string {
  const branch = told.branches.find((one) => String(one.actions) === String(actions));
  if (branch === undefined) return '';
  const { said, chance } = branch;
  const best = told.judged?.chance ?? null;
  if (chance === null || best === null) return table.reasons(said);
  const how = best - chance >= CLEARLY ? 'clearly' : best - chance >= WORSE ? 'worse' : 'near';
  const worth = t('puzzle-worth', { how, chance: percent(chance), best: percent(best) });
  const reason = table.reasons(said);
  return reason === '' ? worth : `${worth} ${t('puzzle-better', { reason })}`;
}

/** Why the best action is that; nothing where something else was asked. */
export function reasonsIn({ branches }: PuzzleTold, table: Saying): string {
  const isBest = ({ told, chance }: PuzzleBranch) => told.verdict === 'right' && chance !== null;
  return table.reasons(branches.find(isBest)?.said ?? []);
}
