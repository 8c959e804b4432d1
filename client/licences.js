// Writes licences.txt: the licence of every package whose code or fonts are in the bundle.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder and the name of the innermost package of a path. */
const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;
/** A module that a build tool adds. */
const VIRTUAL = /^\0(vite|rolldown)\//;
/** The common text of a licence, for packages that come without a file. */
const COMMON_TEXTS = { 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' };
/** The text after this is about packages that only the build tool itself contains. */
const OF_THE_TOOL = '\n# Licenses of bundled dependencies';

function packageOf(path) {
  const virtual = VIRTUAL.exec(path)?.[1];
  const [, folder, name] = virtual ? ['', `node_modules/${virtual}`, virtual] : (PACKAGE.exec(path) ?? []);
  return name ? [[name, folder]] : [];
}

function described([name, folder]) {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'));
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const path = own ? join(folder, own) : COMMON_TEXTS[license];
  if (!path || !existsSync(path)) throw new Error(`no text of the licence ${license} of the package ${name}`);
  return `${name} ${version} (${license})\n\n${readFileSync(path, 'utf-8').split(OF_THE_TOOL)[0].trim()}\n`;
}

export function licences() {
  return {
    name: 'licences',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap(({ modules, originalFileNames }) => [...Object.keys(modules ?? {}), ...(originalFileNames ?? [])]);
      const packages = new Map([...this.getModuleIds(), ...parts].flatMap(packageOf));
      const texts = [...packages].sort().map(described);
      const source = ['The pages of Roost contain these packages.\n', ...texts].join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
