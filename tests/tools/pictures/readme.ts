import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openPage, type RunningHost } from '../../e2e/support/host.ts';
import { clearTable, playMoves, showGame, takePicture } from './page.ts';
import { reviewLost } from './scenes/past.ts';
import { SCENES } from './scenes/scenes.ts';
import { winningMoves, WON_DEAL } from './scenes/wins.ts';

/** Moves that are played for the picture. */
const MIDDLE_MOVES = 52;

/**
 * Takes the table in the middle of a game, the picker, the review of a lost game, a lesson, the calendar, new deals by
 * wish and the sign that a game is lost.
 */
export async function takeReadme(browser: Browser, host: RunningHost, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'en-GB' });
  await openPage(page, host);
  await showGame(page, 'klondike', WON_DEAL);
  await playMoves(page, winningMoves().slice(0, MIDDLE_MOVES));
  await takePicture(page, join(folder, 'table.png'));
  await page.keyboard.press('Control+o');
  await page.getByRole('searchbox').waitFor();
  await takePicture(page, join(folder, 'picker.png'));
  await clearTable(page);
  await reviewLost(page);
  await takePicture(page, join(folder, 'review.png'));
  for (const name of ['lesson', 'daily', 'new-deal', 'prospect'] as const) {
    await clearTable(page);
    const { game, set } = SCENES[name]!;
    await showGame(page, game, 1);
    await set(page);
    await takePicture(page, join(folder, `${name}.png`));
  }
  await page.close();
}
