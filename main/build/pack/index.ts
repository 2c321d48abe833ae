import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/*
 * npm run pack [-- --linux|--win|--mac …]: installers of a system; all these words are electron-builder's. It refuses
 * to pack a release that lacks a translation.
 * npm run pack -- dir: a folder around an installed Electron.
 * npm run pack -- browser: the browser host as one tarball.
 * npm run pack -- sbom: the list of the parts of what is built.
 * npm run pack -- manifests [SHA256SUMS]: the manifests of package managers with the hashes of a release.
 */

type Command = readonly [program: string, ...args: string[]];

const own = (name: string): string => join(import.meta.dirname, `${name}.ts`);
const BUILD: Command = [process.execPath, join(import.meta.dirname, '../build.ts')];
const WORDS: Command = [process.execPath, join(ROOT, 'tests/tools/words.ts'), 'missing', '--release'];
const BUILDER = createRequire(import.meta.url).resolve('electron-builder/cli.js');

const [what = '', ...rest] = process.argv.slice(2);
const PARTS: Readonly<Record<string, readonly Command[]>> = {
  dir: [BUILD, [process.execPath, own('dir')]],
  browser: [[process.execPath, own('browser')]],
  sbom: [[process.execPath, own('sbom')]],
  manifests: [[process.execPath, own('manifests'), ...rest]],
};

function installers(): readonly Command[] {
  const options = ['--config', 'electron-builder.yml', '--publish', 'never'];
  return [WORDS, BUILD, [process.execPath, BUILDER, ...options, ...process.argv.slice(2)]];
}

const commands = PARTS[what] ?? (what === '' || what.startsWith('-') ? installers() : undefined);
if (commands === undefined) {
  console.error(`There is no part "${what}", but ${Object.keys(PARTS).join(', ')}; or --linux, --win, --mac.`);
  process.exitCode = 2;
}
for (const [program, ...args] of commands ?? []) {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
