import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';

const hints = (page: Page): Promise<number> => page.evaluate(() => window.baizeTest!.state.play!.hints);

/** Asks for a hint and waits until one is shown. */
async function ask(page: Page): Promise<string> {
  const before = await hints(page);
  await page.keyboard.press('h');
  await expect.poll(() => hints(page)).toBe(before + 1);
  return page.locator('.message').innerText();
}

test('knows a win and its length in a game with every card face up', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 1);
  await expect.poll(() => ask(page)).toMatch(/It can be won from here: in \d+ moves\./);
});

test('names the move by its cards, and plays it when asked again', async ({ asNew: page }) => {
  await showGame(page, 'yukon', 1);
  expect(await ask(page)).toMatch(/^(\d|10|[AJQK])[♣♦♥♠] → \S+.*\s· \S/);
  const moves = (): Promise<number> => page.evaluate(() => window.baizeTest!.state.play!.session.moveCount);
  expect(await moves()).toBe(0);
  await page.keyboard.press('h');
  await expect.poll(moves).toBeGreaterThan(0);
  expect(await hints(page)).toBe(1);
});

test('says the trial games behind a hint on demand, by keyboard', async ({ asNew: page }) => {
  await showGame(page, 'yukon', 1);
  expect(await ask(page)).not.toContain('trial games');
  const hint = page.locator('.beside');
  await hint.getByRole('button', { name: 'More' }).focus();
  await expectNoFaults(page, 'a hint', '.beside');
  await page.keyboard.press('Enter');
  await expect(hint).toContainText(/won [\d,]+ of [\d,]+ trial games/);
  await expect(hint.getByRole('button', { name: 'Less' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hint).not.toContainText('trial games');
});

test('ends a search when a hint is asked for, and says so', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'gaps', 1);
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toContainText('Looking for a way to win');
  await page.keyboard.press('h');
  await expect
    .poll(() => page.evaluate(() => window.baizeTest!.messages))
    .toContain('The search for a win has been stopped.');
  await expect.poll(() => hints(page)).toBe(1);
});
