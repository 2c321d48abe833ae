import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { openPage, type RunningHost } from '../../e2e/support/host.ts';
import { SHOWN_DAY } from './history.ts';
import { clearTable, playSlowly, showGame, takePicture } from './page.ts';
import { reviewLost } from './scenes/past.ts';
import { SCENES } from './scenes/scenes.ts';
import { shown } from './scenes/steps.ts';
import { winningMoves, WON_DEAL } from './scenes/wins.ts';
import { shownOn, takenNow, writeTaken } from './taken.ts';

/** How long a picture may wait for what it shows. */
const TIMEOUT_MS = 120_000;

/** Moves that are played for the picture of the table. */
const MIDDLE_MOVES = 52;

/** The pictures in the order in which they are taken: what is on the table is cleared before each but `picker`. */
const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  table: async (page) => {
    await showGame(page, 'klondike', WON_DEAL);
    await playSlowly(page, winningMoves().slice(0, MIDDLE_MOVES));
  },
  picker: async (page) => {
    await page.keyboard.press('Control+o');
    // The last card of today's row knows its second line last.
    await shown('.today-row .today-card:last-child small:not(:empty)')(page);
  },
  review: reviewLost,
  ...Object.fromEntries(
    ['lesson', 'daily', 'new-deal', 'prospect'].map((name) => [name, (page) => setScene(page, name)]),
  ),
};

async function setScene(page: Page, name: string): Promise<void> {
  const { game, set } = SCENES[name]!;
  await showGame(page, game, 1);
  await set(page);
}

/**
 * Takes the table in the middle of a game, the picker, the review of a lost game, a lesson, the calendar, new deals by
 * wish and the sign that a game is lost, and records what a later version may show differently.
 */
export async function takeReadme(browser: Browser, host: RunningHost, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'en-GB' });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.clock.install({ time: SHOWN_DAY });
  await openPage(page, host);
  const families: Record<string, string[]> = {};
  const texts: Record<string, string[]> = {};
  for (const [name, set] of Object.entries(PICTURES)) {
    if (name !== 'picker') await clearTable(page);
    await set(page);
    const file = `${name}.png`;
    ({ families: families[file], texts: texts[file] } = await shownOn(page));
    await takePicture(page, join(folder, file));
  }
  writeTaken({ ...takenNow(), families, texts });
  await page.close();
}
