import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../browser-host.ts';
import type { Serving } from '../browser-host.ts';
import { logIn, noteEnds, openLogged } from '../logged.ts';
import { openBrowser } from './open-browser.ts';
import { onSignal } from './signals.ts';
import type { StartOptions } from './options.ts';

/** Serves the game to a browser until Ctrl+C, or until a page quits; the store is closed at the end. */
export async function runBrowser(root: string, { data, port, open }: StartOptions): Promise<void> {
  const secrets: string[] = [];
  const log = logIn(data, secrets);
  noteEnds(log);
  const version = versionOf(root);
  const store = openLogged(data, log, `Baize ${version} in a browser`);
  const serving = { store, log, root: join(root, 'dist/renderer'), version, port };
  try {
    await serveUntilEnd(serving, open ? data : undefined, secrets);
  } finally {
    store.close();
    log.note('ended');
  }
}

/** `folder`: where the file may lie that opens the browser; none is opened without. */
async function serveUntilEnd(serving: Serving, folder: string | undefined, secrets: string[]): Promise<void> {
  const { promise: asked, resolve: end } = withResolvers();
  const host = await serve({ ...serving, quit: end });
  secrets.push(host.token);
  const off = onSignal(end);
  console.log(`Baize is at ${host.address}\nCtrl+C ends it.`);
  const remove = folder === undefined ? (): void => {} : openBrowser(host, folder);
  await asked;
  remove();
  await host.close();
  off();
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
