import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Apart from vite.config.ts, so that building the client needs no test tools. */
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
