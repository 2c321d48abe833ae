import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../browser-host.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { onSignal } from './signals.ts';
import type { StartOptions } from './options.ts';

/** Serves the game to a browser until Ctrl+C, or until a page quits; the store is closed at the end. */
export async function runBrowser(root: string, { data, port, open }: StartOptions): Promise<void> {
  const store = openStore(data);
  try {
    await serveUntilEnd(store, root, port, open);
  } finally {
    store.close();
  }
}

async function serveUntilEnd(store: Store, root: string, port: number, open: boolean): Promise<void> {
  const { promise: asked, resolve: end } = withResolvers();
  const host = await serve({ store, root: join(root, 'dist/renderer'), version: versionOf(root), port, quit: end });
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
