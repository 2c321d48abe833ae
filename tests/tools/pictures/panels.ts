import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openPage, type RunningHost, settled } from '../../e2e/host.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { clearTable, showGame, takePicture } from './page.ts';
import { SCENES } from './scenes.ts';
import type { Size } from './tables.ts';

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
];
const DEAL = 7;

/** Every panel, question and end of a game, in light and dark, in a usual and in a small window. */
export async function takePanels(browser: Browser, host: RunningHost, folder: string): Promise<void> {
  const tiles: Tile[] = [];
  for (const size of SIZES)
    for (const theme of ['light', 'dark'] as const)
      tiles.push(...(await takeScenes(browser, host, folder, size, theme)));
  await takeContactSheets(browser, folder, tiles);
}

async function takeScenes(
  browser: Browser,
  host: RunningHost,
  folder: string,
  size: Size,
  theme: 'light' | 'dark',
): Promise<Tile[]> {
  const page = await browser.newPage({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
  await openPage(page, host);
  const tiles: Tile[] = [];
  for (const [name, { game, set }] of Object.entries(SCENES)) {
    await showGame(page, game, DEAL);
    await set(page);
    await settled(page);
    const file = `${name}-${theme}-${size.width}.png`;
    await takePicture(page, join(folder, file));
    tiles.push({ file, name: `${name}, ${theme}, ${size.width}×${size.height}` });
    await clearTable(page);
  }
  await page.close();
  return tiles;
}
