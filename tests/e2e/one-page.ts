import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base } from 'playwright/test';
import { openPage, serveHere } from './host.ts';

/**
 * One host and one page, with touch or without, without animation and autoplay, for all tests of a worker: for tests of which there
 * are many. Nobody looks at its pixels, so there are few.
 */
export const test = base.extend<object, { readonly touch: boolean; readonly table: Page }>({
  touch: [false, { option: true, scope: 'worker' }],
  table: [
    async ({ browser, touch }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'baize-e2e-'));
      const host = await serveHere(data, { speed: 0, autoplay: false });
      const page = await browser.newPage({
        viewport: { width: 800, height: 600 },
        deviceScaleFactor: 0.5,
        hasTouch: touch,
      });
      await openPage(page, host);
      await use(page);
      await page.close();
      await host.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
