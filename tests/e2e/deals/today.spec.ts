import type { Locator, Page } from 'playwright/test';
import { dealsThatCanBeWon } from '../../../engine/search.ts';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { DailyDeals } from '../../../renderer/app/services/daily/daily-deals.ts';
import { dayAt } from '../../../renderer/app/services/daily/day.ts';
import { readDeals } from '../../lab/deals/file.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel, openPanel } from '../support/panels.ts';

test.use({ timezoneId: 'UTC' });
const NOON = Date.parse('2026-11-26T12:00:00Z');
const TODAY = dayAt(NOON);

/** Returns the number of a game's deal of today. */
function dealOfDay(game: string): number {
  const options = usualOptions(findGame(game)!);
  return new DailyDeals(game, options, dealsThatCanBeWon(readDeals(game), options)).of(TODAY)!.deal;
}

const part = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('region', { name });
const dealNow = (page: Page): Promise<number> => page.evaluate(() => window.baizeTest!.session()!.deal);

/** Records the deal of the day as won; the game must be on the table. */
async function winDaily(page: Page, game: string): Promise<void> {
  const played = Session.begin(findGame(game)!, usualOptions(findGame(game)!), dealOfDay(game)).save();
  await page.evaluate(async (played) => {
    const { request, state } = window.baizeTest!;
    await request('play.finish', { ...state.play!.save(), ...played, outcome: 'won', ended: Date.now() });
  }, played);
}

test('plays the deal of the day by keyboard, lists games in progress and counts days', async ({ page, host }) => {
  await page.clock.setFixedTime(NOON);
  await openPage(page, host);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(part(page, 'Deal of the day')).toContainText('Klondike · Draw one');
  await expect(part(page, 'Five games')).toContainText('0 of 5 won');
  await expect(part(page, 'Puzzle of the day')).toContainText('FreeCell');
  await expect(part(page, 'This week')).toContainText('No days in a row yet');
  await expectNoFaults(page, 'the page of today');
  await part(page, 'Deal of the day').getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => dealNow(page)).toBe(dealOfDay('klondike'));
  await settled(page);
  await page.keyboard.press('d');
  await settled(page);

  await showGame(page, 'golf', 1);
  await openPanel(page, 'i');
  await part(page, 'In progress')
    .getByRole('button', { name: /^Klondike\s*Draw one · 1 move/ })
    .click();
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 1);
  await settled(page);

  await showGame(page, 'spider', 1);
  await winDaily(page, 'spider');
  await showGame(page, 'golf', 1);
  await openPanel(page, 'i');
  // The game whose daily deals are played comes first, whatever lies on the table.
  await expect(part(page, 'Deal of the day')).toContainText(/^Deal of the daySpider\s· Four suits.*won/);
  await expect(part(page, 'Deal of the day').getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(part(page, 'This week')).toContainText('1 day in a row');
  const before = await page.evaluateHandle(() => window.baizeTest!.session());
  await part(page, 'Five games').getByRole('button', { name: 'Play' }).press('Enter');
  await page.waitForFunction((before) => window.baizeTest!.session() !== before, before);
});

test('starts what there is today from the picker’s first row, and opens the Today page', async ({ page, host }) => {
  await page.clock.setFixedTime(NOON);
  await openPage(page, host);
  await showGame(page, 'klondike', 1);
  await winDaily(page, 'klondike');
  await openPanel(page, 'Control+o');
  const row = part(page, 'Today');
  await expect(row.getByRole('button')).toHaveText([
    /^Deal of the dayKlondike\s· Draw one\s· Hard\s· won$/,
    /^Five games0 of 5 won$/,
    /^Puzzle of the dayFreeCell\s· /,
    /^1Today1 day in a row$/,
  ]);
  await expectNoFaults(page, 'the first row of the picker');
  await row.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('dialog', { name: 'Today' })).toBeVisible();
  await closePanel(page);
  await openPanel(page, 'Control+o');
  await page.getByRole('searchbox').fill('golf');
  await expect(row).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await row.getByRole('button', { name: 'Puzzle of the day' }).press('Enter');
  await expect(page.locator('.puzzle-bar .task')).not.toBeEmpty();
});
