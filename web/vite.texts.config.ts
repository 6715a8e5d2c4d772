import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ownType } from './type.config.ts';

/** The page of all texts, which no release holds. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [svelte(), ownType()],
  build: { rollupOptions: { input: 'texts.html' } },
});
