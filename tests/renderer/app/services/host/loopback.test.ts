import { join } from 'node:path';
import { build } from 'vite';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, onTestFinished } from 'vitest';
import { type BrowserHost, serve } from '../../../../../main/browser/host.ts';
import { type HostHome, newHome } from '../../../../../main/browser/host-home.ts';
import type { Bridge, EventName, RequestName } from '../../../../../preload/api.ts';
import { hosted, type Hosted, KEPT, visit } from '../../../../main/browser/hosted.ts';
import { launchOptions } from '../../../../tools/chromium.ts';
import { ROOT } from '../../../../../main/build/root.ts';
import { PATIENTLY } from '../../../../tools/patiently.ts';

declare global {
  interface Window {
    bridge: Bridge;
    heard: string[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** Opens the page's client, built like the renderer, on a page of a real host that contains nothing else. */
async function opened() {
  const host = await hosted();
  const code = await client();
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  // Added by Playwright, since the page's policy allows no inline script.
  await page.addInitScript({ content: `${code};window.bridge = Client.connect().line; window.heard = [];` });
  await page.goto(host.address);
  return { host, page };
}

async function client(): Promise<string> {
  const entry = join(ROOT, 'renderer/app/services/host/connect.ts');
  const lib = { entry, name: 'Client', formats: ['iife' as const] };
  const built = await build({ configFile: false, root: ROOT, logLevel: 'warn', build: { lib, write: false } });
  const [output] = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('Vite built no client.');
  return output.code;
}

const ask = (page: Page, name: RequestName, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    ([asked, given]) => (window.bridge.request as (...all: unknown[]) => Promise<unknown>)(asked, ...given),
    [name, args] as const,
  );

const hear = (page: Page, name: EventName): Promise<void> =>
  page.evaluate((event) => void window.bridge.on(event, () => void window.heard.push(event)), name);

describe('the page’s client of the browser host', () => {
  test('removes the secret from the address and knows it after a reload', async () => {
    const { page } = await opened();
    expect(await page.evaluate(() => location.hash)).toBe('');
    expect(await ask(page, 'hello')).toMatchObject({ ok: true, value: { host: 'browser', version: '1.2.3' } });
    await page.reload();
    expect(await ask(page, 'hello')).toMatchObject({ ok: true });
  });

  test('is refused with a reason without the secret', async () => {
    const { host, page } = await opened();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${host.origin}/`);
    expect(await ask(page, 'hello')).toMatchObject({ ok: false, refusal: { code: 'stranger' } });
  });

  test('learns that another page has taken a game', async () => {
    const { host, page } = await opened();
    await hear(page, 'taken');
    await ask(page, 'hello');
    const other = await visit(host);
    await other.ask('play.open', 'golf', '');
    await expect.poll(() => page.evaluate(() => window.heard.length)).toBe(1);
  });

  test('saves once more when the page closes', async () => {
    const { host, page } = await opened();
    await ask(page, 'play.open', KEPT.game, KEPT.options);
    await page.evaluate((kept) => {
      window.bridge.on('closing', () => void window.bridge.request('play.keep', kept));
    }, KEPT);
    await page.goto('about:blank');
    await expect.poll(() => host.store.kept.get(KEPT.game, KEPT.options)).toEqual(KEPT);
  });

  test('saves once more when the host ends, and says that it is gone', async () => {
    const { host, page } = await opened();
    await ask(page, 'play.open', KEPT.game, KEPT.options);
    await page.evaluate((kept) => {
      window.bridge.on('closing', () => void window.bridge.request('play.keep', kept));
    }, KEPT);
    const begun = performance.now();
    await host.close();
    expect(performance.now() - begun).toBeLessThan(900);
    expect(host.store.kept.get(KEPT.game, KEPT.options)).toEqual(KEPT);
    expect(await ask(page, 'hello')).toMatchObject({ ok: false, refusal: { code: 'failed' } });
  });

  test('finds its restarted host with a different secret', async () => {
    const { host, page } = await opened();
    await ask(page, 'hello');
    const again = await serveAgain(host, host.home);
    expect(again.token).not.toBe(host.token);
    await expect.poll(() => ask(page, 'hello'), PATIENTLY).toMatchObject({ ok: true });
    expect(await page.evaluate(() => sessionStorage.getItem('baize.token'))).toBe(again.token);
  });

  test('sends nothing to a host of a different data folder and accepts nothing from it', async () => {
    const { host, page } = await opened();
    await expect.poll(() => ask(page, 'hello'), PATIENTLY).toMatchObject({ ok: true });
    // Messages that the page sends from now on were not meant for the new host.
    await host.close();
    const heard: string[] = [];
    page.on('request', (request) => heard.push(request.url() + JSON.stringify(request.headers()) + request.postData()));
    const asked = page.waitForResponse('**/api/return');
    await serveInstead(host, newHome());
    expect((await asked).status()).toBe(200);
    expect(await ask(page, 'hello')).toMatchObject({ ok: false, refusal: { code: 'failed' } });
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.filter((line) => !line.includes('/api/return') || line.includes(host.token))).toEqual([]);
  });
});

/** Ends the host, and serves its page again at the same address. */
async function serveAgain(host: Hosted, home: HostHome): Promise<BrowserHost> {
  await host.close();
  return serveInstead(host, home);
}

/** Serves the page of a host that has ended at the same address. */
async function serveInstead(host: Hosted, home: HostHome): Promise<BrowserHost> {
  const port = Number(new URL(host.origin).port);
  const again = await serve({ store: host.store, root: join(host.folder, 'page'), version: '2', port, home });
  onTestFinished(() => again.close());
  return again;
}
