import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { leanPixi } from '../../../../renderer/lean-pixi.ts';
import { findChromium, launchOptions } from '../../../tools/chromium.ts';
import { allowSoftwareWebgl } from '../../../tools/webgl.ts';

/** The built page with one board on it, in a real browser. */
export interface Opened {
  /** A new page with these words in its address, once its board has drawn itself and nothing moves. */
  page(asked: Readonly<Record<string, string>>, view?: View): Promise<Page>;
  /** The same in a page that was used before, as it was when it was new: it costs half as much. */
  again(page: Page, asked: Readonly<Record<string, string>>): Promise<void>;
  /** A page with nothing on it in the same browser, to compare with. */
  blank(): Promise<Page>;
  close(): Promise<void>;
}

interface View {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

const USUAL: View = { width: 1280, height: 800, density: 1 };

/** `software`: drawn by the processor, as far as the page is told by a graphics card; `refused` to every page. */
export type Webgl = 'software' | 'refused';

export async function openDemo(webgl: Webgl = 'software'): Promise<Opened> {
  if (findChromium() === undefined)
    throw new Error('The board is tested in Chromium, and there is none: name one by CHROMIUM_PATH.');
  const outDir = await mkdtemp(join(tmpdir(), 'baize-board-'));
  const common = { configFile: false, root: import.meta.dirname, publicDir: false, logLevel: 'error' } as const;
  await build({
    ...common,
    plugins: [leanPixi],
    build: { outDir, emptyOutDir: true, target: 'chrome140', modulePreload: { polyfill: false } },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, ...(webgl === 'refused' ? ['--disable-3d-apis'] : [])],
  });
  return {
    page: async (asked, view = USUAL) => {
      const page = await newPage(browser, view);
      await show(page, address, asked);
      return page;
    },
    again: async (page, asked) => {
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize({ width: USUAL.width, height: USUAL.height });
      await page.mouse.move(0, 0);
      await show(page, address, asked);
    },
    blank: () => browser.newPage({ viewport: { width: USUAL.width, height: USUAL.height } }),
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

async function newPage(browser: Browser, { width, height, density }: View): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await allowSoftwareWebgl(page);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function show(page: Page, address: string, asked: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${address}?${new URLSearchParams(asked)}`);
  await page.waitForFunction(() => window.demo?.board.settled);
}
