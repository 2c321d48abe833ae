import { resolve } from 'node:path';
import { downloadElectron, findElectron } from './electron.ts';
import { buildIfStale } from './fresh.ts';
import { readOptions, type StartOptions } from './options.ts';
import { runBrowser } from './run-browser.ts';
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
  await runBrowser(ROOT, given);
}

async function electron(): Promise<string | undefined> {
  return findElectron(ROOT, process.env) ?? downloadElectron(ROOT, process.env);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
