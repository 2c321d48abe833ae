import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { build } from 'vite';
import { readStatic } from '../../../main/requests/static-files.ts';
import { painterPage } from '../../../renderer/painter-page.ts';
import type { SetFile } from '../../../renderer/app/services/card-sets/files/set-file.ts';
import { launchOptions } from '../../tools/chromium.ts';
import type { ReadOutcome } from './page.ts';

/** The real reader of card sets in a page of a real browser, served as the program is. */
export interface Reader {
  read(files: readonly SetFile[]): Promise<ReadOutcome>;
  /** Returns the longest silence of the page in milliseconds, and the most memory above that at rest in megabytes. */
  measured(): Promise<{ readonly silence: number; readonly memory: number }>;
  /** Returns the addresses outside the page that were asked for, and its errors. */
  close(): Promise<readonly string[]>;
}

/** Milliseconds between two looks at the memory. */
const LOOK_MS = 200;

export async function openReader(): Promise<Reader> {
  const root = await mkdtemp(join(tmpdir(), 'baize-sets-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    plugins: [painterPage],
    worker: { format: 'es' },
    build: { outDir: root, emptyOutDir: true, target: 'chrome140', modulePreload: { polyfill: false } },
  });
  const server = createServer(({ url = '/' }, response) => {
    void readStatic(root, url).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (![address, `blob:${address}`, 'blob:null/', 'data:'].some((own) => url.startsWith(own))) faults.push(url);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.readSet !== undefined);
  const session = await browser.newBrowserCDPSession();
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { id }) => sum + megabytesOf(id), 0);
  };
  const rest = await used();
  let most = rest;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = used().then((now) => void (most = Math.max(most, now)));
  }, LOOK_MS);
  return {
    read: (files) =>
      page.evaluate(
        (given) => window.readSet?.(given) ?? { fault: 'damaged' as const, about: 'no reader' },
        files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')] as const),
      ),
    measured: async () => ({
      silence: await page.evaluate(() => window.longestSilence?.() ?? 0),
      memory: most - rest,
    }),
    close: async () => {
      clearInterval(timer);
      await looking;
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true });
      return faults;
    },
  };
}

/** Returns the memory of a process, where the system lists it in a file; 0 once the process has ended. */
function megabytesOf(id: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
