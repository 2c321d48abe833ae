import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Game } from '../../../engine/rules.ts';
import { openPage, type RunningHost } from '../../e2e/support/host.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { planOf } from '../../e2e/support/ten-moves.ts';
import { clearTable, playMoves, showGame, takePicture } from './page.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Takes the tables of these games in a window of this size, after the deal or after ten moves. */
export async function takeTables(
  browser: Browser,
  host: RunningHost,
  folder: string,
  games: readonly Game[],
  { size, after }: { readonly size: Size; readonly after: 'deal' | 'moves' },
): Promise<void> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.settings({ speed: 0 }));
  const tiles: Tile[] = [];
  for (const game of games) {
    const { id, name } = game;
    const plan = after === 'moves' ? planOf(game) : { deal: 1, steps: [] };
    await showGame(page, id, plan.deal);
    await playMoves(
      page,
      plan.steps.map(({ move }) => move),
    );
    await takePicture(page, join(folder, `${id}.png`));
    tiles.push({ file: `${id}.png`, name });
    await clearTable(page);
  }
  await page.close();
  await takeContactSheets(browser, folder, tiles);
}
