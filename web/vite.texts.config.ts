import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The page of all texts, which no release holds. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [svelte()],
  build: { rollupOptions: { input: 'texts.html' } },
});
