import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { downloadElectron, findElectron } from './electron.ts';
import { buildIfStale } from './fresh.ts';
import { readOptions, type StartOptions } from './options.ts';
import type * as runBrowserModule from './run-browser.ts';
import { runElectron } from './run-electron.ts';
import { sandboxBar } from './sandbox.ts';
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
    const code = 'binary' in found ? await runElectron(found.binary, ROOT, given.data) : undefined;
    if (code !== undefined) {
      process.exitCode = code;
      return;
    }
    console.log(`Electron ${'why' in found ? found.why : 'can’t run here'}, so Baize plays in your browser.`);
  }
  await serve(given);
}

/** The place of Electron, or why there is none, to be printed after its name. */
type Found = { readonly binary: string } | { readonly why: string };

/** Builds and gets Electron at the same time; 'ended' where a signal came meanwhile. */
async function makeReady({ browser }: StartOptions): Promise<{ built: boolean; found?: Found } | 'ended'> {
  let ended = false;
  const off = onSignal(() => {
    ended = true;
  });
  const [built, found] = await Promise.all([buildIfStale(ROOT), browser ? undefined : electron()]);
  off();
  return ended ? 'ended' : { built, ...(found && { found }) };
}

/** Serves with the built file: Node takes half as much memory for one file of JavaScript as for all the sources. */
async function serve(given: StartOptions): Promise<void> {
  const built = pathToFileURL(join(ROOT, 'dist/browser/host.js')).href;
  const { runBrowser } = (await import(built)) as typeof runBrowserModule;
  await runBrowser(ROOT, given);
}

async function electron(): Promise<Found> {
  const binary = findElectron(ROOT, process.env);
  const bar = sandboxBar(binary);
  if (bar !== undefined) return { why: `can’t make its sandbox on this Linux (${bar})` };
  if (binary !== undefined) return { binary };
  const got = await downloadElectron(ROOT, process.env);
  return 'why' in got ? { why: `can’t be had here (${got.why})` } : got;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
