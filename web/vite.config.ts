import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { appIcons } from './icons.config.ts';
import { rulesFigures } from './rules.config.ts';
import { firstTexts } from './texts.config.ts';
import { ownType } from './type.config.ts';

/** Where `npm run dev` finds the game server; Vite itself serves only the client. */
const server = process.env.SPIELWERK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), firstTexts(), ownType(), rulesFigures(), appIcons()],
  build: { outDir: '../src/spielwerk/server/static', emptyOutDir: true },
  server: {
    fs: { allow: ['..'] },
    // The server wants to see a page's own host beside its origin, so Vite must not change it.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/rules': { target: server, changeOrigin: false },
      '/drawn': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
});
