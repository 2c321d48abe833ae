import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startHost } from '../e2e/host.ts';
import { launchOptions } from './chromium.ts';
import { takeReadme } from './pictures/readme.ts';
import { takeSheet } from './pictures/sheet.ts';
import { ROOT } from './root.ts';

/**
 * `npm run pictures`: the README's pictures into assets/pictures, and every table after its deal into dist/pictures, one by one and
 * on one contact sheet. `npm run pictures -- readme` or `-- sheet` takes the ones alone; `-- sheet 800x600` at another size.
 */
const [wanted = 'all', size = '1024x768'] = process.argv.slice(2);
const [width = 1024, height = 768] = size.split('x').map(Number);

const data = mkdtempSync(join(tmpdir(), 'baize-pictures-'));
const host = await startHost(data);
const browser = await chromium.launch(launchOptions());
try {
  if (wanted !== 'sheet') await takeReadme(browser, host, folder('assets/pictures'));
  if (wanted !== 'readme')
    await takeSheet(browser, host, folder(`dist/pictures/${width}x${height}`), { width, height });
} finally {
  await browser.close();
  await host.stop();
  rmSync(data, { recursive: true, force: true });
}

function folder(path: string): string {
  const whole = join(ROOT, path);
  mkdirSync(whole, { recursive: true });
  return whole;
}
