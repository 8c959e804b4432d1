import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server's content policy allows nothing inline, so neither scripts nor styles nor preloads are.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/roost/web/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // A busy machine is no fault of a plugin, and nobody who only wants to play need hear of it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // What the tests run without a browser has everything in it.
  ssr: { noExternal: true },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
});
