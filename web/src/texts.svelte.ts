/** Words: the texts of the house and of the games that are open, in the language chosen. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type Values = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** The house's texts in each language, with what every game is called. */
const house = import.meta.glob<string>('./text/*.ftl', { query: '?first', import: 'default' });
/** All texts: those of the games the server has, too. */
const sources: Record<string, () => Promise<string>> = {
  ...house,
  ...import.meta.glob<string>('../../src/spielwerk/{games,lessons,puzzles}/*/text/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
};

/** What has been fetched of each language. */
let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
/** The games, their lessons and puzzles that somebody has opened here. */
const opened = new Set<string>();
/** What has been added to its language's bundle. */
const added = new Set<string>();

/**
 * Fetches the texts of the language chosen: the house's, and those of the games that are open, of
 * which this may be one more; with `beside` what is said in its lessons or puzzles, too.
 */
export async function fetchTexts(
  game?: string,
  beside: 'lessons' | 'puzzles' | null = null,
): Promise<void> {
  const { language } = settings;
  if (game !== undefined) opened.add(`games/${game}`);
  if (game !== undefined && beside !== null) opened.add(`${beside}/${game}`);
  const folders = [...opened].map((one) => `../../src/spielwerk/${one}/text`);
  const paths = ['./text', ...folders].map((folder) => `${folder}/${language}.ftl`);
  const texts = await Promise.all(paths.map(async (path) => [path, await sources[path]?.()]));
  const bundle = bundles[language] ?? new FluentBundle(language, { useIsolating: false });
  for (const [path = '', text] of texts) {
    if (text === undefined || added.has(path)) continue;
    added.add(path);
    bundle.addResource(new FluentResource(text));
  }
  bundles = { ...bundles, [language]: bundle };
}

/** The texts in the language chosen; until they have come, in the one before. */
function spoken(): FluentBundle | undefined {
  return bundles[settings.language] ?? Object.values(bundles)[0];
}

/** The pattern of `id` or `id.attribute`, or null where it is missing. */
function patternOf(bundle: FluentBundle | undefined, name: string): Pattern | null {
  const [id = '', attribute] = name.split('.', 2);
  const message = bundle?.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** Whether there is such a text. */
export function has(name: string): boolean {
  return patternOf(spoken(), name) !== null;
}

/** The text `id` (or `id.attribute`). A missing one shows its own name, and is no fault. */
export function t(name: string, values: Values = {}): string {
  const bundle = spoken();
  const pattern = patternOf(bundle, name);
  if (bundle === undefined || pattern === null) return missing(name);
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, shown(values), faults);
  if (import.meta.env.DEV) for (const fault of faults) console.warn(`${name}: ${fault.message}`);
  return text;
}

/** A number with the minus that printers use. */
const printed = (number: string): string => number.replace('-', '−');

/** A number below nothing. */
class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return printed(super.toString(scope));
  }
}

/** What a text says, as it is shown there. */
const shown = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && value < 0 ? new Below(value) : value,
    ]),
  );

function missing(name: string): string {
  if (import.meta.env.DEV) console.warn(`text missing: ${name}`);
  return `⟦${name}⟧`;
}

/** The text, or something else where there is none. */
export function textOr(name: string, otherwise: string, values: Values = {}): string {
  return has(name) ? t(name, values) : otherwise;
}

/** A share as percents; `signed`: as a change, with its sign. */
export function percent(share: number, signed = false): string {
  const format = new Intl.NumberFormat(settings.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return printed(format.format(share));
}

/** How far apart two shares are, in percentage points. */
export function percentagePoints(share: number): string {
  return t('percentage-points', { points: Math.round(100 * share) });
}

/** "A, B and C" in the language chosen, or "A, B or C". */
export function listed(
  parts: string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(settings.locale, { type }).format(parts);
}
