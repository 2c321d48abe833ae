import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { games } from '../../../engine/index.ts';
import { openPage, type RunningHost } from '../../e2e/host.ts';
import { showGame, takePicture } from './page.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const COLUMNS = 6;
const TILE = 480;

/** Every table after its deal in a window of this size, and all of them on `sheet.png`. */
export async function takeSheet(browser: Browser, host: RunningHost, folder: string, size: Size): Promise<void> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await openPage(page, host);
  for (const { id } of games) {
    await showGame(page, id, 1);
    await takePicture(page, join(folder, `${id}.png`));
  }
  await page.close();
  await takeContactSheet(browser, folder);
}

async function takeContactSheet(browser: Browser, folder: string): Promise<void> {
  const tiles = games.map(({ id, name }) => `<figure><img src="${id}.png"><figcaption>${name}</figcaption></figure>`);
  const style = `body{margin:8px;display:grid;grid-template-columns:repeat(${COLUMNS},${TILE}px);gap:8px;font:16px sans-serif}
    figure{margin:0}img{width:100%}`;
  const file = join(folder, 'sheet.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${tiles.join('')}`);
  const page = await browser.newPage({ viewport: { width: COLUMNS * (TILE + 8) + 8, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  await page.close();
}
