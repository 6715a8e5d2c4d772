/** House rules, and what the rules forbid, in words. */

import type { TableTold, WhyNot } from '../messages';
import { t, textOr, type Values } from '../texts.svelte';
import { Refusal } from './api';
import type { Barred } from './table.svelte';

/** A house rule, or the `preset` of some, and what was chosen, in the game's words. */
export function ruleWords(game: string, name: string, value: string): [string, string] {
  if (name === 'preset') return [t('presets'), textOr(`${game}-preset-${value}`, value)];
  const id = `${game}-option-${name}`;
  return [textOr(id, name), textOr(`${id}-${value}`, value)];
}

/**
 * The house rules of a table, all that is not as in the rulebook, in the game's words; and that
 * nobody may ask for hints.
 */
export function agreed(
  told: Pick<TableTold, 'game' | 'agreed' | 'coach'> | null,
): [string, string][] {
  if (told === null) return [];
  const rules = Object.entries(told.agreed).map(([name, value]) =>
    ruleWords(told.game, name, String(value)),
  );
  return told.coach ? rules : [...rules, [t('coach'), t('coach-off')]];
}

/** Why something cannot be done, in the game's words; the paragraph is for whoever reads those. */
export function refusalWords(
  game: string,
  { reason, args }: Pick<WhyNot, 'reason' | 'args'>,
): string {
  return textOr(`${game}-reason-${reason}`, reason, args as Values);
}

/** What the server has answered instead of what was asked for, in words. */
export function refusedByServer(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  return textOr(`error-${error.code}`, error.message);
}

/** What was refused, in the game's words where it has some. */
export function refusedWords(game: string | null, error: Barred): string {
  const { code, message, reason, args } = error;
  if (reason !== null && game !== null) return refusalWords(game, { reason, args });
  return textOr(`error-${code}`, message);
}
