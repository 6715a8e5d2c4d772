/** Words: the texts of the house and of every game, in the language chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { languages, settings, type Language } from './settings.svelte';

export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(
  ['./text/*.ftl', '../../src/spielwerk/games/*/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

function bundleFor(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(source));
  }
  return bundle;
}

const bundles = new Map(languages.map((language) => [language, bundleFor(language)]));

/** The pattern of `id` or `id.attribute`, or null where it is missing. */
function patternOf(bundle: FluentBundle, name: string) {
  const [id = '', attribute] = name.split('.', 2);
  const message = bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

function inLanguage(language: Language, name: string, values: Values): string | null {
  const bundle = bundles.get(language);
  const pattern = bundle && patternOf(bundle, name);
  if (!bundle || pattern === null || pattern === undefined) return null;
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, values, faults);
  if (import.meta.env.DEV) for (const fault of faults) console.warn(`${name}: ${fault.message}`);
  return text;
}

/** Whether there is such a text in the language chosen or in English. */
export function has(name: string): boolean {
  return [settings.language, 'en' as const].some((language) => {
    const bundle = bundles.get(language);
    return bundle !== undefined && patternOf(bundle, name) !== null;
  });
}

/** The text `id` (or `id.attribute`). A missing one shows its own name, and is no fault. */
export function t(name: string, values: Values = {}): string {
  return (
    inLanguage(settings.language, name, values) ?? inLanguage('en', name, values) ?? missing(name)
  );
}

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
  const format = new Intl.NumberFormat(settings.language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return format.format(share).replace('-', '−');
}

/** "A, B and C" in the language chosen, or "A, B or C". */
export function listed(
  parts: string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(settings.language, { type }).format(parts);
}
