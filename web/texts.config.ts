import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** What a game is called before anybody opens it: on the first page, in lists of tables. */
const COVER = /^[a-z]+-(name|tagline|intro|seat-[^ ]+) =/;
const GAMES = join(import.meta.dirname, '../src/spielwerk/games');
const ASKED = '?first';

/** `text/<language>.ftl?first` is the house's texts with the cover of every game. */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${ASKED}`)) return null;
      const house = id.slice(0, -ASKED.length);
      const games = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
        .filter((path) => basename(path) === basename(house))
        .map((path) => join(GAMES, path));
      for (const path of [house, ...games]) this.addWatchFile(path);
      const texts = [read(house), ...games.sort().flatMap((path) => coverOf(read(path)))];
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

const read = (path: string): string => readFileSync(path, 'utf8');

/** The messages of a cover: a message goes on as long as its lines are indented. */
function coverOf(source: string): string[] {
  return source.split(/\n(?=\S)/).filter((message) => COVER.test(message));
}
