import { join } from 'node:path';
import type { Browser } from 'playwright';
import { games } from '../../../engine/index.ts';
import { openPage, type RunningHost } from '../../e2e/host.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { showGame, takePicture } from './page.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every table after its deal in a window of this size. */
export async function takeTables(browser: Browser, host: RunningHost, folder: string, size: Size): Promise<void> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.app.preferences.set({ speed: 0 }));
  const tiles: Tile[] = [];
  for (const { id, name } of games) {
    await showGame(page, id, 1);
    await takePicture(page, join(folder, `${id}.png`));
    tiles.push({ file: `${id}.png`, name });
  }
  await page.close();
  await takeContactSheets(browser, folder, tiles);
}
