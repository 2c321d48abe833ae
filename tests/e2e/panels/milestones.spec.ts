import type { Page } from 'playwright/test';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel, openPanel } from '../support/panels.ts';

/** A deal of Klondike that can be won. */
const DEAL = 30;
const WIN = winOf('klondike', DEAL);

test.use({ settings: { speed: 1, autoplay: false }, hasTouch: true, viewport: { width: 800, height: 600 } });

const panel = (page: Page) => page.getByRole('region', { name: 'You won' });
const celebrates = (page: Page): Promise<boolean> => page.evaluate(() => window.baizeTest!.state.celebrating);

/** Wins the deal, all but the last move at once and that by key; waits until the celebration has begun. */
async function win(page: Page): Promise<void> {
  await showGame(page, 'klondike', DEAL);
  await playAtOnce(page, WIN.slice(0, -1));
  await page.keyboard.press('a');
  await expect.poll(() => celebrates(page)).toBe(true);
}

/** Ends the celebration, retrying: in its first moment nothing ends it. */
async function endShow(page: Page, end: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await celebrates(page)) await end();
    await expect(panel(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await celebrates(page)).toBe(false);
}

/** Wins the deal once more, after a new deal. */
async function winAgain(page: Page): Promise<void> {
  await page.keyboard.press('Alt+n');
  await page.waitForFunction((deal) => window.baizeTest!.session()!.deal !== deal, DEAL);
  await win(page);
}

test('shows a win until a key ends it, then goals once, which are listed', async ({ page, host }) => {
  await openPage(page, host);
  await win(page);
  await expect(panel(page)).toBeHidden();
  await endShow(page, () => page.keyboard.press('Enter'));
  await settled(page);
  const frames = () => page.evaluate(() => window.baizeTest!.board.stats.frames);
  const before = await frames();
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(DEAL);
  await expect(panel(page)).toContainText('Your first win of this game');
  const reached = 'Goal reached: First win (Klondike family)';
  await expect(panel(page)).toContainText(reached);
  await expectNoFaults(page, 'a win and what is told of it');
  expect(await frames()).toBe(before);

  await panel(page).getByRole('button', { name: reached }).click();
  const goals = page.getByRole('dialog', { name: 'Goals' });
  const family = goals.getByRole('listitem').filter({ hasText: 'Klondike family' });
  await expect(family).toContainText('reached');
  await expect(goals.getByRole('listitem').filter({ hasText: 'Win 10 different games' })).toContainText('1 of 10');
  await expect(goals.getByRole('list', { name: 'Celebrations seen: 1 of 8' })).toContainText(
    /(Fountain|Bouncing cards)reached/,
  );
  await expectNoFaults(page, 'the goals');
  await closePanel(page);

  await panel(page).getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();

  // Again, with the mouse ending the celebration, by two hasty clicks on the stock; a goal is not announced again.
  await winAgain(page);
  await endShow(page, () => page.mouse.dblclick(70, 110));
  await expect(page.locator('.message')).not.toContainText('This game is over');
  await expect(panel(page)).toContainText('Your fewest moves');
  await expect(panel(page)).not.toContainText(reached);

  await openPanel(page, 'g');
  await goals.getByRole('switch').setChecked(false);
  await closePanel(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Deal of the day' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Goals' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // And by a tap.
  await winAgain(page);
  await endShow(page, () => page.touchscreen.tap(5, 300));
});
