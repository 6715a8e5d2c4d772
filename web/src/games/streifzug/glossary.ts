/** The words of Streifzug durch, each with what it means. */

import type { Word } from '../../parts/explained';
import { holdsAt, type Ruled, saidAt } from '../../rulings/holds';
import { t } from '../../texts.svelte';

const WORDS = [
  'party',
  'catch',
  'stack',
  'zone',
  'entry',
  'follow',
  'opening',
  'bell',
  'goal',
  'stage',
  'throw',
  'run',
  'set',
  'flush',
  'joker',
  'patron',
  'hopser',
  'mopser',
  'used',
];
/** Those that do not speak for themselves: they are explained wherever they stand. */
const UNUSUAL = new Set([
  'catch',
  'zone',
  'stage',
  'run',
  'set',
  'flush',
  'patron',
  'hopser',
  'mopser',
]);

const wordOf = (name: string): Word => ({
  word: t(`streifzug-word-${name}`),
  help: t(`streifzug-word-${name}.help`),
});

/** Those that are used at a table. */
export const wordsAt = (table: Ruled): Word[] =>
  WORDS.filter((name) => holdsAt(table, `word-${name}`)).map((name) => ({
    word: saidAt(table, `streifzug-word-${name}`),
    help: saidAt(table, `streifzug-word-${name}.help`),
  }));

/** Without the letter that some bear in brackets. */
export const unusualWords = (): Word[] =>
  WORDS.filter((name) => UNUSUAL.has(name)).map((name) => {
    const { word, help } = wordOf(name);
    return { word: word.replace(/ \(.\)$/, ''), help };
  });
