import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin, Rolldown } from 'vite';

const MODULES = join(import.meta.dirname, 'node_modules');
const FACES = join(import.meta.dirname, 'src/type.css');
/** A file of the typeface, as the faces name it. */
const FILE = /url\('@type\/([^']+)'\)/g;

/** What is taken of the typefaces: by the names that the faces use, the packages' files. */
const SOURCES = {
  'text.woff2': '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
  'text-bold.woff2': '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
  'title.woff2': '@fontsource/alegreya/files/alegreya-latin-600-normal.woff2',
};
const TERMS = '@fontsource/alegreya/LICENSE';

/** All letters and signs of Latin-1, and those of both languages that stand elsewhere. */
const SIGNS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}„“”‘’‚‹›–—…−•\u2009\u202f€ŒœŠšŽžŸẞ`;
/** Pairs that stand nearer to each other, figures as high as capitals, and all of one width. */
const FEATURES = ['kern', 'lnum', 'tnum'];

/**
 * The typeface: less of it than its packages hold, asked for beside the scripts, so that the first
 * text is set in it; and the terms under which it may be handed on.
 */
export function ownType(): Plugin {
  return {
    name: 'own-type',
    async config() {
      return { resolve: { alias: { '@type': await lessened() } } };
    },
    generateBundle() {
      const source = readFileSync(join(MODULES, TERMS));
      this.emitFile({ type: 'asset', fileName: 'assets/typeface-terms.txt', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(filesIn(bundle)).map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `./${file}`,
          },
          injectTo: 'head',
        })),
    },
  };
}

/** The folder with what is taken of the typefaces; it is made once. */
async function lessened(): Promise<string> {
  const sources = Object.entries(SOURCES).map(
    ([name, path]) => [name, readFileSync(join(MODULES, path))] as const,
  );
  const digest = createHash('sha256').update(SIGNS + FEATURES.join());
  for (const [, source] of sources) digest.update(source);
  const folder = join(MODULES, '.type', digest.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of sources) {
    const file = join(folder, name);
    const taken = { targetFormat: 'woff2' as const, keepFeatures: FEATURES, noHinting: true };
    if (!existsSync(file)) writeFileSync(file, await subset(source, SIGNS, taken));
  }
  return folder;
}

/** The faces for a page one folder down that is not built with the others. */
export function facesFor(bundle: Rolldown.OutputBundle): string {
  const built = filesIn(bundle);
  return readFileSync(FACES, 'utf8').replace(FILE, (_, name: string) => {
    const file = built[name];
    if (file === undefined) throw new Error(`${name} was not built`);
    return `url('../${file}')`;
  });
}

/** The built files of the typeface, by the names that the faces use. */
export function filesIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  const files = Object.values(bundle).flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.woff2')
      ? [[one.names[0] ?? '', one.fileName] as const]
      : [],
  );
  return Object.fromEntries(files);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
}
