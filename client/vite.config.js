import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './licences.js';

const OUTPUT = '../src/roost/web/client';
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Smaller files would not get smaller. */
const LEAST_BYTES = 500;

/** What the tests run without a browser needs neither. */
const forBrowsers = (_, { isSsrBuild }) => !isSsrBuild;

/** The pictures that messengers show of a link, which each game's folder brings. */
function previews() {
  return {
    name: 'previews',
    apply: forBrowsers,
    generateBundle() {
      for (const game of readdirSync('src/games')) {
        const folder = join('src/games', game);
        if (!statSync(folder).isDirectory()) continue;
        for (const file of readdirSync(folder).filter((name) => name.startsWith('preview') && name.endsWith('.png'))) {
          this.emitFile({ type: 'asset', fileName: `previews/${file.replace('preview', game)}`, source: readFileSync(join(folder, file)) });
        }
      }
    },
  };
}

/** Compresses every asset once, as far as it goes: the server only hands out what it finds. */
function compressed() {
  return {
    name: 'compressed',
    apply: forBrowsers,
    writeBundle(_, bundle) {
      for (const file of Object.keys(bundle).filter((name) => name.startsWith('assets/') && COMPRESSIBLE.test(basename(name)))) {
        const path = join(OUTPUT, file);
        const content = readFileSync(path);
        if (content.length < LEAST_BYTES) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      }
    },
  };
}

// The server's content policy allows nothing inline, so neither scripts nor styles nor preloads are.
export default defineConfig({
  plugins: [svelte(), previews(), licences(), compressed()],
  build: {
    outDir: OUTPUT,
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
