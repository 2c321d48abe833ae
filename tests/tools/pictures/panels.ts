import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openPage, type RunningHost, settled } from '../../e2e/host.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { forgetGame, showGame, takePicture } from './page.ts';
import { SCENES } from './scenes.ts';
import type { Size } from './tables.ts';

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
];
const NEXT_DEAL = 7;

/** Every panel, question and end of a game, in light and dark, in a usual and in a small window. */
export async function takePanels(browser: Browser, host: RunningHost, folder: string): Promise<void> {
  const tiles: Tile[] = [];
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [name, scene] of Object.entries(SCENES)) {
        const page = await browser.newPage({ viewport: size, colorScheme, reducedMotion: 'reduce' });
        await openPage(page, host);
        await showGame(page, scene.game, NEXT_DEAL);
        await scene.set(page);
        await settled(page);
        const file = `${name}-${colorScheme}-${size.width}.png`;
        await takePicture(page, join(folder, file));
        tiles.push({ file, name: `${name}, ${colorScheme}, ${size.width}×${size.height}` });
        await forgetGame(page);
        await page.close();
      }
  await takeContactSheets(browser, folder, tiles);
}
