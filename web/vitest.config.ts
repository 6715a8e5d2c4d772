import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstTexts } from './texts.config.ts';

/** Apart from vite.config.ts, so that building the client needs no test tools. */
export default defineConfig({
  plugins: [svelte(), firstTexts()],
  /* Components are mounted as in a browser. */
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'jsdom',
    pool: 'vmThreads',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/texts.setup.ts', 'src/browser.setup.ts'],
  },
});
