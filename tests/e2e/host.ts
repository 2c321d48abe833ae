import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Page, test as base } from 'playwright/test';
import '../../renderer/app/test-hook.ts';

/** A host as `npm start -- --browser` makes it, in a process of its own. */
export interface RunningHost {
  readonly address: string;
  readonly process: ChildProcess;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Ctrl+C; gives the exit code. */
  stop(): Promise<number | null>;
}

const START = new URL('../../main/start/start.ts', import.meta.url).pathname;

interface Starting {
  /** Instead of `--no-open`. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts the program on a data folder and waits for the address it prints. */
export async function startHost(data: string, start = START, starting: Starting = {}): Promise<RunningHost> {
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

export interface Fixtures {
  /** A data folder of its own, thrown away afterwards. */
  readonly data: string;
  readonly host: RunningHost;
}

export const test = base.extend<Fixtures>({
  // Playwright reads a fixture's needs from its first argument, so it must be written as a pattern.
  // eslint-disable-next-line no-empty-pattern
  data: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-e2e-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  host: async ({ data }, use) => {
    const host = await startHost(data);
    await use(host);
    if (host.process.exitCode === null && host.process.signalCode === null) await host.stop();
  },
});
export { expect } from 'playwright/test';

/** Opens the page with its test hook, at a game and deal of choice, and waits until the cards lie still. */
export async function openPage(page: Page, host: RunningHost): Promise<void> {
  await page.goto(host.address.replace('/#', '/?test#'));
  await settled(page);
}

/** Waits until a game is on the table and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.baizeTest?.session() !== undefined && window.baizeTest.board.settled);
}
