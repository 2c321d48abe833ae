import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { downloadElectron, findElectron } from './electron.ts';
import { buildIfStale } from './fresh.ts';
import { readOptions, type StartOptions } from './options.ts';
import type * as runBrowserModule from './run-browser.ts';
import { runElectron } from './run-electron.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const options = readOptions(process.argv.slice(2), process.env, process.platform);
if (typeof options === 'string') fail(options);
else await start(options).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function start(given: StartOptions): Promise<void> {
  const [built, binary] = await Promise.all([buildIfStale(ROOT), given.browser ? undefined : electron()]);
  if (!built) return fail('The game could not be built; what stands above says why.');
  const code = binary === undefined ? undefined : await runElectron(binary, ROOT, given.data);
  if (code !== undefined) {
    process.exitCode = code;
    return;
  }
  if (!given.browser)
    console.log(`${binary ? 'Electron can’t run' : 'Electron can’t be had'} here, so Baize plays in your browser.`);
  await serve(given);
}

/** By what was built of the sources: Node takes half as much memory for one file of JavaScript as for all of theirs. */
async function serve(given: StartOptions): Promise<void> {
  const built = pathToFileURL(join(ROOT, 'dist/browser/host.js')).href;
  const { runBrowser } = (await import(built)) as typeof runBrowserModule;
  await runBrowser(ROOT, given);
}

async function electron(): Promise<string | undefined> {
  return findElectron(ROOT, process.env) ?? downloadElectron(ROOT, process.env);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
