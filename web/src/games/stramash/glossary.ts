/** The Scottish words of Stramash, each with what it means. */

import type { Word } from '../../parts/explained';
import { t } from '../../texts.svelte';

const WORDS = ['mashie', 'laddie', 'dock', 'castle', 'fechter', 'stoater'];

export function scottishWords(): Word[] {
  return WORDS.map((name) => ({
    word: t(`stramash-word-${name}`),
    help: t(`stramash-word-${name}.help`),
  }));
}
