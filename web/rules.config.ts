import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { draw, Drawings } from './src/rulespages/draw.ts';
import { firstTexts } from './texts.config.ts';
import { facesFor, filesIn } from './type.config.ts';

const SOURCES = join(import.meta.dirname, 'src/rulespages');

/** The figures of the rules pages, drawn by the boards themselves, and the pages' styles. */
export function rulesFigures(): Plugin {
  return {
    name: 'rules-figures',
    apply: 'build',
    buildStart() {
      const id = join(SOURCES, 'trials.ts');
      this.emitFile({ type: 'chunk', id, fileName: 'drawn/trying.js' });
    },
    async generateBundle(_, bundle) {
      const { games, styles } = await drawings();
      for (const [game, drawn] of Object.entries(games)) {
        const source = JSON.stringify({ ...drawn, faces: Object.values(filesIn(bundle)) });
        this.emitFile({ type: 'asset', fileName: `drawn/${game}.json`, source });
      }
      const files = ['trying.css', 'page.css', 'narrow.css'];
      const own = [read('../base.css'), styles, ...files.map(read)];
      const source = [facesFor(bundle), ...own].join('\n');
      this.emitFile({ type: 'asset', fileName: 'drawn/page.css', source });
    },
  };
}

const read = (name: string): string => readFileSync(join(SOURCES, name), 'utf8');

async function drawings(): Promise<Drawings> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [svelte({ compilerOptions: { css: 'injected' } }), firstTexts()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const loaded = await server.ssrLoadModule('/src/rulespages/draw.ts');
    const { draw: drawn } = loaded as { draw: typeof draw };
    return await drawn(JSON.parse(read('figures.json')) as Parameters<typeof draw>[0]);
  } finally {
    await server.close();
  }
}
