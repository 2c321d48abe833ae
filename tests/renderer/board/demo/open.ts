import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { leanPixi } from '../../../../renderer/lean-pixi.ts';
import { findChromium, launchOptions } from '../../../tools/chromium.ts';
import { allowSoftwareWebgl } from '../../../tools/webgl.ts';

/** The built page with a board on it, in a real browser. */
export interface Opened {
  /** Opens a page with these parameters in its address; resolves once its board is drawn and at rest. */
  page(asked: Readonly<Record<string, string>>, view?: View): Promise<Page>;
  /** Does the same in a used page, reset: it takes half as long. */
  again(page: Page, asked: Readonly<Record<string, string>>): Promise<void>;
  /** Opens an empty page in the same browser, for comparison. */
  blank(): Promise<Page>;
  close(): Promise<void>;
}

interface View {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

const USUAL: View = { width: 1280, height: 800, density: 1 };

/** `software`: the processor draws WebGL, which the page takes for a graphics card; `refused`: no page gets WebGL. */
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
