import { join } from 'node:path';
import type { Browser } from 'playwright';
import { dealByNumber } from '../../../engine/deal.ts';
import { findGame, solve, usualAnswers } from '../../../engine/index.ts';
import { openPage, type RunningHost } from '../../e2e/host.ts';
import { playMoves, showGame, takePicture } from './page.ts';

/** A deal that the search wins, and how far it is played for the picture. */
const SHOWN = { deal: 30, moves: 52 };

/** The table in the middle of a game, and the picker. */
export async function takeReadme(browser: Browser, host: RunningHost, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  await openPage(page, host);
  await showGame(page, 'klondike', SHOWN.deal);
  const klondike = findGame('klondike')!;
  const { rules, table } = dealByNumber(klondike.layout(usualAnswers(klondike)), SHOWN.deal);
  await playMoves(page, solve(rules, table, 50_000).moves?.slice(0, SHOWN.moves) ?? []);
  await takePicture(page, join(folder, 'table.png'));
  await page.keyboard.press('Control+o');
  await page.getByRole('searchbox').waitFor();
  await takePicture(page, join(folder, 'picker.png'));
  await page.close();
}
