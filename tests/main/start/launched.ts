import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MenuItemConstructorOptions } from 'electron';
import type { Page } from 'playwright';
import { expect, onTestFinished, vi } from 'vitest';
import { type Bridge, MENU_NAMES } from '../../../preload/api.ts';
import { buildHost } from '../../../main/build/build.ts';
import type * as StandIn from '../../tools/electron-stand-in.ts';
import { ROOT } from '../../../main/build/root.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

const STAND_IN = join(ROOT, 'tests/tools/electron-stand-in.ts');

// The built program runs unchanged, in Node itself rather than in Vitest's copy of it; only the import of `electron` is
// redirected.
registerHooks({
  resolve: (name, context, next) =>
    name === 'electron' ? { url: pathToFileURL(STAND_IN).href, shortCircuit: true } : next(name, context),
});
const load = createRequire(import.meta.url);
export const { standIn } = load(STAND_IN) as typeof StandIn;

export const SQLITE = 'node_modules/better-sqlite3';
const PAGE = '<!doctype html><title>Page</title><script type="module" src="./page.js"></script>';
const LABELS = Object.fromEntries(MENU_NAMES.map((name) => [name, `Say ${name}`]));

/** A minimal page: it notes the commands it receives, and saves once more when it closes. */
const SCRIPT = `
  window.received = [];
  baize.on('command', (command) => received.push(command));
  void baize.request('window.menu', ${JSON.stringify(LABELS)});
  baize.on('closing', () => window.last && void baize.request('play.keep', window.last));`;

declare global {
  interface Window {
    received: string[];
    last?: unknown;
  }
}

/** Builds main and preload once for a file of tests; returns the folder to launch from. */
export async function built(): Promise<string> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Within the repository, so that the built program finds its packages.
  const folder = mkdtempSync(join(ROOT, 'dist/stand-in-'));
  await buildHost(join(folder, 'built'));
  return folder;
}

/**
 * Starts the built program in a copy of its own, on a data folder, with the small page; `spoil` may change the copy
 * before.
 */
export function start(from: string, data: string, first = true, spoil = (): void => {}): void {
  standIn.reset();
  standIn.first = first;
  standIn.folder = mkdtempSync(join(from, 'program-'));
  const dist = join(standIn.folder, 'dist');
  cpSync(join(from, 'built'), dist, { recursive: true });
  mkdirSync(join(standIn.folder, 'node_modules'));
  symlinkSync(join(ROOT, SQLITE), join(standIn.folder, SQLITE), 'junction');
  mkdirSync(join(dist, 'renderer'));
  writeFileSync(join(dist, 'renderer/index.html'), PAGE);
  writeFileSync(join(dist, 'renderer/page.js'), SCRIPT);
  process.env['BAIZE_DATA'] = data;
  spoil();
  load(join(dist, 'main/index.js'));
}

/** Starts the program and waits for its window; returns the page, and ends the program with the test. */
export async function launch(from: string, data: string): Promise<Page> {
  onTestFinished(async () => {
    if (standIn.window) await quit();
  });
  return open(from, data);
}

/** Does the same for tests that share a window. The test that opened it quits it. */
export async function open(from: string, data: string): Promise<Page> {
  start(from, data);
  await vi.waitFor(() => expect(standIn.window?.calls).toContain('show'), PATIENTLY);
  await vi.waitFor(() => expect(standIn.menu.length).toBeGreaterThan(0), PATIENTLY);
  return standIn.window!.webContents.page!;
}

/** Quits as the menu does, and waits until the program has ended. */
export async function quit(): Promise<void> {
  const ended = new Promise((resolve) => standIn.app.once('exited', resolve));
  standIn.app.quit();
  await ended;
}

export const ask = (page: Page, name: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    ([asked, given]) =>
      ((window as unknown as { baize: Bridge }).baize.request as (...all: unknown[]) => Promise<unknown>)(
        asked,
        ...given,
      ),
    [name, args] as const,
  );

export async function cleared(folder: string): Promise<void> {
  await standIn.close();
  if (existsSync(folder)) rmSync(folder, { recursive: true });
}

/** Returns every item of a menu, with those of its submenus. */
export const menuItems = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? menuItems(item.submenu) : [])]);
