import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../browser/host.ts';
import type { Store } from '../store/store.ts';
import { logIn, logExit, openLogged } from '../requests/open-logged.ts';
import { openBrowser } from './open-browser.ts';
import { onSignal } from './signals.ts';
import type { StartOptions } from './options.ts';
import { newHome, noteHome, readHome } from '../browser/host-home.ts';

/** Serves the game to a browser until Ctrl+C, or until a page quits; the store is closed at the end. */
export async function runBrowser(root: string, { data, port, open }: StartOptions): Promise<void> {
  const { promise: quitRequested, resolve: end } = withResolvers();
  // Set before the first line of the log: a reader who learns there that the games are open may send a signal.
  const off = onSignal(end);
  const secrets: string[] = [];
  const log = logIn(data, secrets);
  logExit(log);
  const version = versionOf(root);
  const store = openLogged(data, log, `Baize ${version} in a browser`);
  const home = keeps(store) ? readHome(data) : newHome();
  const serveOptions = { store, log, root: join(root, 'dist/renderer'), version, port, home };
  try {
    const host = await serve({ ...serveOptions, quit: end });
    secrets.push(host.token);
    if (keeps(store)) noteHome(data, home, host.port);
    console.log(`Baize is at ${host.address}\nCtrl+C ends it.`);
    const remove = open ? openBrowser(host, data) : (): void => {};
    await quitRequested;
    remove();
    await host.close();
  } finally {
    store.close();
    log.note('ended');
    off();
  }
}

/**
 * Whether the store keeps games. A store in memory must not use the data folder's home, by which pages find a host
 * again: it would only seem to keep their games.
 */
const keeps = ({ notices }: Store): boolean => !notices.some(({ kind }) => kind === 'memory-only');

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
