import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import '../../renderer/app/test-hook.ts';
import { type RunningHost, startHost } from '../e2e/support/host.ts';
import { launchOptions } from '../tools/chromium.ts';
import { ROOT } from '../../main/build/root.ts';
import { benchStarts, type StartBench } from './start.ts';
import { type VerdictDelay, verdictDelays } from './verdict-delay.ts';

export interface PageBench {
  /** Milliseconds from the navigation to the first frame of a deal, with the real page and host: the best of three. */
  readonly pageToDealMilliseconds: number;
  /** Starts of a browser at the page, beside starts at pages with nothing or next to nothing on them. */
  readonly start: StartBench;
  /**
   * Memory of the host, without npm around it, once it has served the page, in megabytes; undefined where the system
   * does not report it.
   */
  readonly hostMegabytes: number | undefined;
  /** Delay from the key that asks whether an easy deal can be won to the answer, by game. */
  readonly verdictMilliseconds: Readonly<Record<string, VerdictDelay>>;
  /** The bytes of the page's files, raw and compressed; `first`: the scripts that it begins with. */
  readonly bundle: Readonly<Record<'first' | 'script' | 'style', Size>>;
}

interface Size {
  readonly raw: number;
  readonly gzip: number;
}

/** Measures the whole program as a person meets it, with cold caches. */
export async function benchPage(): Promise<PageBench> {
  const data = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  const host = await startHost(data);
  const browser = await chromium.launch(launchOptions());
  try {
    const pageToDealMilliseconds = await bestOf(3, () => timeToDeal(browser, host));
    return {
      pageToDealMilliseconds,
      start: await benchStarts(host.address),
      hostMegabytes: megabytesOf(host.process.pid),
      verdictMilliseconds: await verdictDelays(() => openAtDeal(browser, host)),
      bundle: { first: sizeOf(isFirst), script: sizeOf(endsIn('.js')), style: sizeOf(endsIn('.css')) },
    };
  } finally {
    await browser.close();
    await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Returns the memory of a process in megabytes, on Linux. */
function megabytesOf(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/status`;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(existsSync(path) ? readFileSync(path, 'utf8') : '') ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

const endsIn = (end: string) => (name: string) => name.endsWith(end);

/** Whether a script is loaded before the first picture: the page names it in its head. */
const isFirst = (name: string): boolean =>
  name.endsWith('.js') && readFileSync(join(ROOT, 'dist/renderer/index.html'), 'utf8').includes(`/${name}"`);

/** Returns the size of the built page's files that `is` accepts. */
function sizeOf(is: (name: string) => boolean): Size {
  const folder = join(ROOT, 'dist/renderer/assets');
  const files = readdirSync(folder).filter(is);
  const texts = files.map((name) => readFileSync(join(folder, name)));
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return { raw: sum(texts.map(({ length }) => length)), gzip: sum(texts.map((text) => gzipSync(text).length)) };
}

async function bestOf(times: number, measure: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < times; i++) best = Math.min(best, await measure());
  return Math.round(best);
}

async function timeToDeal(browser: Browser, host: RunningHost): Promise<number> {
  const page = await openAtDeal(browser, host);
  const time = await page.evaluate(() => window.dealtAt ?? NaN);
  await page.close();
  return time;
}

declare global {
  interface Window {
    dealtAt?: number;
  }
}

/** Opens a new page and waits until its cards are dealt. */
async function openAtDeal(browser: Browser, host: RunningHost): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(host.address.replace('/#', '/?test#'), { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const test = window.baizeTest;
    if (test?.session() === undefined || test.board.stats.frames === 0) return false;
    window.dealtAt = performance.now();
    return true;
  });
  return page;
}

if (import.meta.main) console.log(JSON.stringify(await benchPage()));
