import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type Page, test as base } from 'playwright/test';
import { type BrowserHost, serve } from '../../../main/browser/host.ts';
import { logIn, openLogged } from '../../../main/requests/open-logged.ts';
import type { Settings } from '../../../preload/api.ts';
import '../../../renderer/app/test-hook.ts';
import { USUAL_SETTINGS } from '../../../main/values/settings.ts';
import { KeptContexts, type KeptContext } from './kept-contexts.ts';
import { settled } from './settled.ts';
import { ROOT } from '../../../main/build/root.ts';

/** A host that serves a data folder to a browser. */
export interface RunningHost {
  readonly address: string;
  /** Ends it as Ctrl+C does. */
  stop(): Promise<unknown>;
}

/** A host as `npm start -- --browser` starts it, in a process of its own. */
export interface HostProcess extends RunningHost {
  readonly process: ChildProcess;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Ends it as Ctrl+C does; returns the exit code. */
  stop(): Promise<number | null>;
}

/** The program that `npm start` runs. */
export const START = new URL('../../../main/start/start.ts', import.meta.url).pathname;

interface Starting {
  /** Instead of `--no-open`. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts the program, from the build for the tests if there is one, on a data folder, and waits for the address it
 * prints.
 */
export async function startHost(
  data: string,
  start = process.env['BAIZE_BUILT_HOST'] ?? START,
  starting: Starting = {},
): Promise<HostProcess> {
  const { args = ['--no-open'], env = process.env } = starting;
  const child = spawn(process.execPath, [start, '--browser', '--data', data, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The host ended before it gave its address.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\/#t=[\w-]+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return { address, process: child, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGINT') };
}

/**
 * Settings of tests that are about something else: no lesson in a new game, a click picks a card up, no sounds and no
 * animation. Each page that deals its first cards one by one draws forty frames, which costs as much as everything else
 * it does.
 */
const MET: Partial<Settings> = { lessons: false, click: 'pick-up', speed: 0, sounds: false };

/** Serves a data folder as the program does, but from the process of the test, without waiting for another to start. */
export async function serveHere(
  data: string,
  settings: Partial<Settings> = {},
  port = 0,
): Promise<RunningHost & BrowserHost> {
  const secrets: string[] = [];
  const log = logIn(data, secrets);
  const store = openLogged(data, log, 'Baize in a test');
  store.settings.change({ ...MET, ...settings });
  const serving = { store, log, root: join(ROOT, 'dist/renderer'), version: '0.0.0' };
  // Another program may have taken the port by now.
  const host = await serve({ ...serving, port }).catch(() => serve(serving));
  secrets.push(host.token);
  let ended: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await host.close();
    store.close();
  };
  return { ...host, stop: () => (ended ??= end()) };
}

export interface Fixtures {
  /** A data folder of the test's own, deleted afterwards. */
  readonly data: string;
  /** A host on that folder, in the process of the test. */
  readonly host: RunningHost;
  /** A host on that folder, in a separate process, for tests that act on processes. */
  readonly hostProcess: HostProcess;
  /** The context of the test's page, without the data of the worker's earlier tests, but with the loaded program. */
  readonly keptContext: KeptContext;
  /** Set before the page is first opened. */
  readonly settings: Partial<Settings>;
  /**
   * `table` reset to a new page, in its small window, with these settings: a second faster than opening one. Do not use
   * it for tests of recorded results, of the memory of the picker and the page while their window is open, or of a
   * page's first moment.
   */
  readonly asNew: Page;
}

/** All worker fixtures are here: tests whose worker fixtures differ get workers, and so browsers, of their own. */
export interface WorkerFixtures {
  /** The port of the last host: at the same port the browser has the page's scripts cached already. */
  readonly port: { last: number };
  readonly contexts: KeptContexts;
  /**
   * One page of one host, small, without animation and autoplay, shared by all tests that ask for it: each leaves no
   * game in progress there.
   */
  readonly table: Page;
  /** The same with touch. */
  readonly touchTable: Page;
}

/**
 * Every answer of a host is delayed by this many milliseconds, to find tests that act before the target of the action
 * is there.
 */
const LATER = Number(process.env['BAIZE_LATER'] ?? 0);

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new KeptContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  keptContext: async (
    { contexts, viewport, deviceScaleFactor, hasTouch, locale, timezoneId, contextOptions },
    use,
    info,
  ) => {
    const set = { viewport, deviceScaleFactor, hasTouch, locale, timezoneId };
    const options = {
      ...contextOptions,
      ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    };
    const kept = await contexts.take(options);
    await use(kept);
    await contexts.giveBack(kept, options, info.status !== info.expectedStatus);
  },
  context: async ({ keptContext: { context } }, use) => {
    if (LATER > 0) {
      await context.route('**/api/request', async (route) => {
        await setTimeout(LATER);
        await route.continue();
      });
    }
    await use(context);
  },
  page: async ({ keptContext: { page }, context: _routed }, use) => use(page),
  // Playwright reads a fixture's needs from its first argument, so it must be written as a pattern.
  // eslint-disable-next-line no-empty-pattern
  port: [async ({}, use) => use({ last: 0 }), { scope: 'worker' }],
  table: [async ({ browser }, use) => onePage(browser, false, use), { scope: 'worker', timeout: 120_000 }],
  touchTable: [async ({ browser }, use) => onePage(browser, true, use), { scope: 'worker', timeout: 120_000 }],
  // eslint-disable-next-line no-empty-pattern
  data: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-e2e-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  host: async ({ data, settings, port }, use) => {
    const host = await serveHere(data, settings, port.last);
    port.last = Number(new URL(host.origin).port);
    await use(host);
    await host.stop();
  },
  asNew: async ({ table, settings }, use) => {
    await makeNew(table, settings);
    await use(table);
    await makeNew(table, ON_TABLE);
  },
  hostProcess: async ({ data }, use) => {
    const host = await startHost(data);
    await use(host);
    if (host.process.exitCode === null && host.process.signalCode === null) await host.stop();
  },
});
export { expect } from 'playwright/test';
export { settled } from './settled.ts';

const ON_TABLE: Partial<Settings> = { autoplay: false };
const SIZE = { width: 800, height: 600 };

async function onePage(browser: Browser, hasTouch: boolean, use: (page: Page) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'baize-e2e-'));
  const host = await serveHere(data, ON_TABLE);
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 0.5, hasTouch });
  await openPage(page, host);
  await use(page);
  await page.close();
  await host.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Opens the page with its test hook, at a game and deal of choice, and waits until the cards lie still. */
export async function openPage(page: Page, host: RunningHost): Promise<void> {
  await page.goto(host.address.replace('/#', '/?test#'));
  await settled(page);
}

/** Waits until the host has saved every setting that the page shows: before that, leaving the page may lose one. */
export async function settingsKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { request, state } = window.baizeTest!;
    const kept = await request('settings.read');
    const textOf = (of: object): string => JSON.stringify(of, Object.keys(state.settings).toSorted());
    return kept.ok && textOf(kept.value) === textOf(state.settings);
  });
}

/** Resets a page to a new one, with these settings. */
async function makeNew(page: Page, settings: Partial<Settings>): Promise<void> {
  if (page.viewportSize()?.width !== SIZE.width) await page.setViewportSize(SIZE);
  await page.evaluate((settings) => window.baizeTest!.reset(settings), { ...USUAL_SETTINGS, ...MET, ...settings });
  await settled(page);
}
