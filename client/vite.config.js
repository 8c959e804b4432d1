import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './licences.js';

const OUTPUT = '../src/roost/web/client';
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Compression does not make smaller files smaller. */
const MIN_BYTES_TO_COMPRESS = 500;

/** Builds for tests without a browser skip a plugin. */
const forBrowsers = (_, { isSsrBuild }) => !isSsrBuild;

/** Copies the preview pictures of links from the folders of the games. */
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

/** Compresses every asset. The server sends the compressed files as they are. */
function compressed() {
  return {
    name: 'compressed',
    apply: forBrowsers,
    writeBundle(_, bundle) {
      for (const file of Object.keys(bundle).filter((name) => name.startsWith('assets/') && COMPRESSIBLE.test(basename(name)))) {
        const path = join(OUTPUT, file);
        const content = readFileSync(path);
        if (content.length < MIN_BYTES_TO_COMPRESS) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      }
    },
  };
}

// The server's content policy allows no inline scripts, styles or preloads.
export default defineConfig({
  plugins: [svelte(), previews(), licences(), compressed()],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // On a busy machine the build would print warnings about slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Modules for tests without a browser contain their dependencies.
  ssr: { noExternal: true },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
});
