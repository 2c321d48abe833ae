import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright/test';
import { launchOptions } from '../../tools/chromium.ts';

/** A browser with a profile of its own, which can be killed and started again on that profile. */
export interface MortalBrowser {
  readonly browser: Browser;
  /** Ends it and all its processes without warning. */
  kill(): Promise<void>;
}

/** Starts Chromium on a profile. */
export async function startBrowser(profile: string): Promise<MortalBrowser> {
  const { args, executablePath } = launchOptions();
  const own = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  // Leads a group of processes, which all end with it.
  const child = spawn(executablePath ?? chromium.executablePath(), [...args, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stderr.resume();
    const kill = async (): Promise<void> => {
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    };
    return { browser: await chromium.connectOverCDP(address), kill };
  }
  throw new Error('The browser ended before it could be spoken to.');
}
