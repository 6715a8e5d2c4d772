/** Every text in its longest and its shortest form, for people who look whether it fits. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../settings.svelte';
import kinds from './kinds.json';

const sources = import.meta.glob<string>(
  ['../text/*.ftl', '../../../src/spielwerk/games/*/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** A text as it is shown: where, by what name, and in which words. */
export interface ShownText {
  kind: string;
  name: string;
  longest: string;
  shortest: string;
}

/** So many forms of a text are looked at. */
const MOST = 200;
const NUMBERS = [0, 1, 2, 12];
const NUMERIC = 'number step steps count days hours ticket of low high'.split(' ');
const [SHORT, LONG] = ['Al', 'Annalena'];

/** What stands for a variable that is no name. */
const USUAL: Record<string, [FluentVariable, FluentVariable]> = {
  mail: ['a@b.de', 'annalena@beispiel.example'],
  names: ['Al', 'Annalena, Winfried und Hannelor'],
  teams: ['Rot und Gelb', 'Rot und Gelb; Blau und Grün'],
  game: ['Dog', 'Stramash'],
  chance: ['1 %', '100 %'],
  pace: ['Ohne Uhr', '120 Sekunden pro Zug'],
  actions: ['5 von 2 auf 7', '5 von Feld 12 auf Feld 17'],
  action: ['5 von 2 auf 7', '5 von Feld 12 auf Feld 17'],
  option: ['Wer anfängt', 'Wer anfängt'],
  value: ['Ja', 'Zufällig'],
  values: ['Ja; Nein', 'Rot; Blau; Gelb'],
  bytes: ['1', '1.234.567'],
};

const patternsOf = Object.entries(kinds).map(
  ([kind, { texts }]) => [kind, texts.map((text) => new RegExp(`^(?:${text})$`))] as const,
);

/** The first kind that claims a text. */
function kindOf(name: string): string | undefined {
  return patternsOf.find(([, texts]) => texts.some((text) => text.test(name)))?.[0];
}

type Keys = Map<string, (string | number)[]>;

/** The variables in a part of a text, and the keys of the branches that they choose. */
function look(part: unknown, keys: Keys): Keys {
  if (Array.isArray(part)) for (const one of part) look(one, keys);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return keys;
  const { type, name, selector, variants } = part as Record<string, unknown>;
  if (type === 'var') keys.set(String(name), keys.get(String(name)) ?? []);
  if (type !== 'select' || !Array.isArray(variants)) return keys;
  look(selector, keys);
  const chosen = keys.get(String((selector as { name?: string }).name));
  for (const { key, value } of variants as { key: { value: string | number }; value: unknown }[]) {
    chosen?.push(key.value);
    look(value, keys);
  }
  return keys;
}

function valuesOf(name: string, keys: (string | number)[]): FluentVariable[] {
  const numbers = keys.filter((key) => typeof key === 'number');
  if (numbers.length > 0 || keys.includes('one')) return [...NUMBERS, ...numbers];
  if (NUMERIC.includes(name)) return [1, 1234];
  return keys.length > 0 ? keys : (USUAL[name] ?? [SHORT, LONG]);
}

/** Every choice of values, until there are too many. */
function choices(keys: Keys): Record<string, FluentVariable>[] {
  let all: Record<string, FluentVariable>[] = [{}];
  for (const [name, found] of keys) {
    all = valuesOf(name, found).flatMap((value) => all.map((one) => ({ ...one, [name]: value })));
    all = all.slice(-MOST);
  }
  return all;
}

/** All texts of the house and the games that have a kind. */
export function shownTexts(language: Language): ShownText[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resources = Object.entries(sources)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, source]) => new FluentResource(source));
  for (const resource of resources) bundle.addResource(resource);
  return resources.flatMap(({ body }) =>
    body.flatMap(({ id, value, attributes }) =>
      [[id, value] as const, ...Object.entries(attributes).map(named(id))].flatMap(
        ([name, pattern]) => {
          const kind = kindOf(name);
          if (kind === undefined || pattern === null) return [];
          const said = choices(look(pattern, new Map())).map((values) =>
            bundle.formatPattern(pattern, values, []),
          );
          said.sort((a, b) => a.length - b.length);
          return [{ kind, name, shortest: said[0] ?? '', longest: said.at(-1) ?? '' }];
        },
      ),
    ),
  );
}

function named(id: string) {
  return <T>([attribute, value]: [string, T]) => [`${id}.${attribute}`, value] as const;
}
