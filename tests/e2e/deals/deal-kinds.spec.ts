import type { Locator, Page } from 'playwright/test';
import { decodeDeals } from '../../../engine/deals/deal-code.ts';
import type { Difficulty } from '../../../engine/deals/difficulty.ts';
import { readDeals } from '../../lab/deals/file.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'New deal of FreeCell' });
const kind = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name });

const dealNow = (page: Page): Promise<number> => page.evaluate(() => window.baizeTest!.session()!.deal);

const OF_FREECELL = readDeals('freecell')['automatic=true']!;

/** Returns how hard the deal of FreeCell on the table is. */
async function hardness(page: Page): Promise<Difficulty | undefined> {
  await settled(page);
  const now = await dealNow(page);
  return decodeDeals(OF_FREECELL.deals).find(({ deal }) => deal === now)?.difficulty;
}

test('deals a very hard deal by mouse and keyboard, and keeps to that level', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 1);
  await page.getByRole('button', { name: 'New deal by difficulty' }).click();
  await expect(kind(page, 'Any deal')).toHaveAttribute('aria-pressed', 'true');
  await expect(kind(page, 'Very hard')).toContainText(/The basic bot wins [\d.]+%/);
  await kind(page, 'Very hard').click();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => hardness(page)).toBe('very-hard');
  const first = await dealNow(page);
  await page.getByRole('button', { name: 'New deal', exact: true }).click();
  await expect.poll(() => dealNow(page)).not.toBe(first);
  expect(await hardness(page)).toBe('very-hard');

  await page.keyboard.press('n');
  await expect(kind(page, 'Very hard')).toBeFocused();
  await page.keyboard.press('e');
  await expect(kind(page, 'Easy')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => hardness(page)).toBe('easy');
  await page.keyboard.press('n');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => hardness(page)).toBe('very-hard');
  await page.keyboard.press('Alt+n');
  await settled(page);
  expect(await hardness(page)).toBe('very-hard');
});

test('says on a game’s page what easy and hard deals are', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 1);
  await page.keyboard.press('F1');
  const rows = page.getByRole('complementary').getByRole('row');
  await expect(rows.filter({ hasText: 'Easy' })).toHaveText(/Easy\d+(\.\d+)?%\d+/);
  await expect(rows.filter({ hasText: 'Very hard' })).toBeVisible();
});

test('searches for a deal that no list has, and can be cancelled', async ({ page, host }) => {
  const enter = (options: string) =>
    page.evaluate(async (options) => {
      const { enter, settings } = window.baizeTest!;
      await enter('bakers-game', options, 7);
      await settings({ wishes: { 'bakers-game': 'winnable' } });
    }, options);
  await openPage(page, host);
  await enter('automatic=true;open=true;cells=6;columns=8');
  await page.keyboard.press('Alt+n');
  await expect.poll(() => dealNow(page)).not.toBe(7);

  await enter('automatic=false;open=false;cells=1;columns=4');
  await page.keyboard.press('Alt+n');
  const looking = page.getByRole('dialog', { name: 'Searching for a deal' });
  await expect(looking.getByRole('progressbar')).toBeVisible();
  await expect(looking).toContainText(/\d+ deals tried/);
  await expectNoFaults(page, 'looking for a deal');
  await looking.getByRole('button', { name: 'Cancel' }).click();
  await expect(looking).toHaveCount(0);
  expect(await dealNow(page)).toBe(7);
});
