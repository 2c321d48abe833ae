import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type InlineConfig } from 'vite';
import { hashOf } from '../system/natives.ts';
import { addFonts, fillLicences } from './licences.ts';
import { compiledWords } from '../../renderer/compiled-words.ts';
import { ROOT } from './root.ts';

interface Part {
  /** The module it begins with, from the top of the repository. */
  readonly entry: string;
  readonly format: 'es' | 'cjs';
  /** The one file that it becomes. */
  readonly file: string;
  readonly folder: string;
  /** The oldest Node that runs it. */
  readonly target: string;
}

const forNode = ({ entry, format, file, folder, target }: Part): InlineConfig => ({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  plugins: [compiledWords],
  ssr: { noExternal: true, external: ['better-sqlite3', 'electron'] },
  build: {
    ssr: join(ROOT, entry),
    outDir: folder,
    emptyOutDir: false,
    target,
    minify: false,
    // A preload script contains our code alone, and the worker nothing that the host does not contain.
    license: format === 'es' && file !== WORKER && { fileName: 'licences.md' },
    // Names and lines stay readable for the log; comments are in the source.
    rolldownOptions: {
      output: { format, entryFileNames: file, codeSplitting: false, comments: { jsdoc: false } },
    },
  },
});

/** The worker that the host starts for long work, a file beside it. */
const WORKER = 'worker.js';
const workerFor = (folder: string, target: string, entry = 'main/store/work/worker.ts'): InlineConfig =>
  forNode({ entry, format: 'es', file: WORKER, folder, target });

const PREBUILDS = join(ROOT, 'node_modules/better-sqlite3/prebuilds');

/** Returns the hashes of all systems' binaries, by their names without the ending. */
const nativeHashes = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(PREBUILDS)
      .toSorted()
      .map((name) => [name.replace('.node', ''), hashOf(readFileSync(join(PREBUILDS, name)))]),
  );

/** Makes `preload` and `main` in a folder, for Electron's Node. */
export async function buildHost(out: string): Promise<void> {
  const [preload, main] = [join(out, 'preload'), join(out, 'main')];
  for (const folder of [preload, main]) rmSync(folder, { recursive: true, force: true });
  const target = 'node24';
  await build(forNode({ entry: 'preload/index.ts', format: 'cjs', file: 'index.cjs', folder: preload, target }));
  await build(workerFor(main, target, 'main/electron/start/worker.ts'));
  // On Linux a window has an icon by itself only where a package installed it.
  copyFileSync(join(ROOT, 'assets/icons/png/64x64.png'), join(main, 'icon.png'));
  writeFileSync(join(main, 'natives.json'), `${JSON.stringify(nativeHashes(), undefined, 2)}\n`);
  await build(forNode({ entry: 'main/electron/index.ts', format: 'es', file: 'index.js', folder: main, target }));
  fillLicences(join(main, 'licences.md'));
}

/**
 * Makes `host.js` and its worker in a folder: the browser host for a Node of its own. `entry`: the module to build;
 * without it, that of the whole program.
 */
export async function buildBrowserHost(folder: string, entry = 'main/start/packed/host.ts'): Promise<void> {
  const target = 'node22.14';
  await build(workerFor(folder, target));
  await build(forNode({ entry, format: 'es', file: 'host.js', folder, target }));
  fillLicences(join(folder, 'licences.md'));
}

/** Makes the page; `options` go to Vite and may name another folder than `dist/renderer`. */
export async function buildRenderer(options: BuildOptions = {}): Promise<void> {
  await build({ configFile: join(ROOT, 'renderer/vite.config.ts'), build: options });
  // In watch mode the files come later, and are not shipped.
  if (options.watch) return;
  const licences = join(options.outDir ?? join(ROOT, 'dist/renderer'), 'licences.md');
  fillLicences(licences);
  addFonts(licences);
}

/**
 * Makes `renderer`, `browser`, `preload` and, last, `main` in a folder: the date of the last is the age of all four.
 */
export async function buildAll(out = join(ROOT, 'dist')): Promise<void> {
  await buildRenderer({ outDir: join(out, 'renderer') });
  rmSync(join(out, 'browser'), { recursive: true, force: true });
  await buildBrowserHost(join(out, 'browser'), 'main/start/run-browser.ts');
  await buildHost(out);
}

if (import.meta.main) {
  // With another value Vite would make a development build of the page, with this machine's paths in it.
  process.env['NODE_ENV'] = 'production';
  const start = performance.now();
  try {
    await buildAll();
    console.log(`Built dist in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
