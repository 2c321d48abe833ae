import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../browser-host.ts';
import type { Serving } from '../browser-host.ts';
import { logIn, noteEnds, openLogged } from '../logged.ts';
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
    await serveUntilEnd(serving, open, secrets);
  } finally {
    store.close();
    log.note('ended');
  }
}

async function serveUntilEnd(serving: Serving, open: boolean, secrets: string[]): Promise<void> {
  const { promise: asked, resolve: end } = withResolvers();
  const host = await serve({ ...serving, quit: end });
  secrets.push(host.token);
  const off = onSignal(end);
  console.log(`Baize is at ${host.address}\nCtrl+C ends it.`);
  if (open) openAddress(host.address);
  await asked;
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

/** Opens it in the person's own browser; that there is none is no error, the address has been printed. */
function openAddress(address: string): void {
  const [command, ...args]: [string, ...string[]] =
    process.platform === 'win32'
      ? ['rundll32', 'url.dll,FileProtocolHandler', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
