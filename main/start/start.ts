import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDesktop, type Desktop } from './desktop.ts';
import { buildIfStale } from './fresh.ts';
import { readOptions, type StartOptions } from './options.ts';
import type * as runBrowserModule from './run-browser.ts';
import { runElectron } from './run-electron.ts';
import { onSignal } from './signals.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const options = readOptions(process.argv.slice(2), process.env, process.platform);
if (typeof options === 'string') fail(options);
else await start(options).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function start(given: StartOptions): Promise<void> {
  const ready = await makeReady(given);
  if (ready === 'ended') return;
  const { built, found } = ready;
  if (!built) return fail('The game could not be built; what stands above says why.');
  if (found !== undefined) {
    const code = 'binary' in found ? await runElectron(found.binary, ROOT, given) : undefined;
    if (code !== undefined) {
      process.exitCode = code;
      return;
    }
    console.log(`Electron ${'why' in found ? found.why : 'can’t run here'}, so Baize plays in your browser.`);
    if ('remedy' in found) console.log(found.remedy);
  }
  await serve(given);
}

/** Builds and gets Electron at the same time; 'ended' if a signal came in between. */
async function makeReady(given: StartOptions): Promise<{ built: boolean; found?: Desktop } | 'ended'> {
  let ended = false;
  const off = onSignal(() => {
    ended = true;
  });
  const [built, found] = await Promise.all([
    buildIfStale(ROOT),
    given.browser ? undefined : getDesktop(given, { root: ROOT }),
  ]);
  off();
  return ended ? 'ended' : { built, ...(found && { found }) };
}

/** Serves with the built file: Node takes half as much memory for one file of JavaScript as for all the sources. */
async function serve(given: StartOptions): Promise<void> {
  const built = pathToFileURL(join(ROOT, 'dist/browser/host.js')).href;
  const { runBrowser } = (await import(built)) as typeof runBrowserModule;
  await runBrowser(ROOT, given);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
