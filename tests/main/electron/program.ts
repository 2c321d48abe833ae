import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { type Bridge, type Events, type EventName, MENU_NAMES, type MenuLabels } from '../../../preload/api.ts';
import { hashOf } from '../../../main/system/natives.ts';
import { temporaryFolder } from '../browser/hosted.ts';
import * as electron from './stand-in/index.ts';
import { app } from './stand-in/app.ts';
import { machine, type Machine } from './stand-in/machine.ts';
import type { RendererProcess } from './stand-in/renderer-process.ts';
import { BrowserWindow } from './stand-in/window.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

vi.mock('electron', () => import('./stand-in/index.ts'));

export const LABELS = Object.fromEntries(MENU_NAMES.map((name) => [name, `Say &${name}…`])) as MenuLabels;

/** The events a page has received, in order. */
type SentEvents = readonly { readonly name: EventName; readonly detail: unknown }[];

/** How the program is started. */
export interface Start {
  readonly data?: string;
  readonly args?: readonly string[];
  readonly platform?: NodeJS.Platform;
  readonly machine?: Partial<Machine>;
  /** The actions of the page after it has loaded. */
  readonly page?: (bridge: Bridge) => void | Promise<void>;
}

const EVENTS: readonly EventName[] = [
  'command',
  'taken',
  'progress',
  'together',
  'shared',
  'wished',
  'asleep',
  'closing',
];
let starts = 0;

const fresh = (path: string): Promise<unknown> =>
  import(/* @vite-ignore */ `${pathToFileURL(join(ROOT, path)).href}?start=${(starts += 1)}`);

/** Runs the program from its source, up to the moment at which Electron is ready. */
export async function begin({ data = temporaryFolder(), args = [], platform = 'linux', ...start }: Start = {}) {
  // Loaded before `platform` changes, for the real system.
  await import('../../../main/store/open.ts');
  await import('better-sqlite3').then(({ default: Database }) => new Database(':memory:').close());
  electron.reset();
  const program = programFolder();
  const sentEvents: { name: EventName; detail: unknown }[] = [];
  const ready = { page: false };
  const loadPage = async (page: RendererProcess, url: string): Promise<void> => {
    await fresh('preload/index.ts');
    if (url !== 'app://baize/') return;
    for (const name of EVENTS)
      page.bridge.on(name, (detail: Events[EventName]) => void sentEvents.push({ name, detail }));
    await page.bridge.request('window.menu', LABELS);
    await start.page?.(page.bridge);
    ready.page = true;
  };
  Object.assign(machine, { program, loadPage, ...start.machine });
  if (machine.packaged) packInto(program, platform);
  const before = {
    argv: process.argv,
    platform: process.platform,
    ends: process.listeners('uncaughtExceptionMonitor'),
  };
  process.argv = ['electron', '--data', data, ...args];
  Object.defineProperty(process, 'platform', { value: platform });
  const exited = new Promise<number>((resolve) => app.once('exited', resolve));
  onTestFinished(async () => {
    if (machine.exits.length === 0) app.exit(0);
    app.emit('will-quit', {});
    await exited;
    // The remaining work of the dead page must fail while its machine is still there, not in the next test.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    process.argv = before.argv;
    Object.defineProperty(process, 'platform', { value: before.platform });
    for (const listener of process.listeners('uncaughtExceptionMonitor'))
      if (!before.ends.includes(listener)) process.off('uncaughtExceptionMonitor', listener);
  });
  await fresh('main/electron/index.ts');
  return { data, exited, sentEvents: sentEvents as SentEvents, ready };
}

/** Runs the program until its page is there and listens. */
export async function run(start: Start = {}) {
  const program = await begin(start);
  app.becomeReady();
  const isThere = (): boolean => program.ready.page && machine.exits.length === 0;
  await vi.waitUntil(isThere, { ...PATIENTLY, interval: 5 });
  return { ...program, window: theWindow(), page: (): RendererProcess => machine.page! };
}

/** Returns the one window. */
export function theWindow(): BrowserWindow {
  const [window] = machine.windows;
  if (!(window instanceof BrowserWindow)) throw new Error('There is no window');
  return window;
}

/** Puts the binary of SQLite in place as a package does, with the hash by which it is known. */
function packInto(program: string, platform: string): void {
  const sqlite = 'node_modules/better-sqlite3';
  const name = `${platform}-${process.arch}`;
  mkdirSync(join(program, 'dist/main'));
  mkdirSync(join(program, 'node_modules'));
  symlinkSync(join(ROOT, sqlite), join(program, sqlite), 'junction');
  const hash = hashOf(readFileSync(join(ROOT, sqlite, `prebuilds/${name}.node`)));
  writeFileSync(join(program, 'dist/main/natives.json'), JSON.stringify({ [name]: hash }));
}

function programFolder(): string {
  const program = mkdtempSync(join(temporaryFolder(), 'program-'));
  mkdirSync(join(program, 'dist/renderer'), { recursive: true });
  writeFileSync(join(program, 'dist/renderer/index.html'), '<!doctype html><title>Page</title>');
  return program;
}

/** Waits until a condition holds. */
export const until = (so: () => boolean): Promise<unknown> => vi.waitUntil(so, { ...PATIENTLY, interval: 5 });
