import type { Locator, Page } from 'playwright/test';
import { findGame, usualOptions } from '../../../engine/rules.ts';
import { solver } from '../../../engine/search.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel } from '../support/panels.ts';

test.use({ settings: { autoplay: false }, timezoneId: 'America/Los_Angeles' });

const OCTOBER_30 = '2026-10-30';
const NOVEMBER_29 = '2026-11-29';
const NOVEMBER_30 = '2026-11-30';
const DECEMBER_1 = '2026-12-01';

/** Matches a day in British English, with or without the comma that some systems write. */
const named = (date: string): RegExp => {
  const [weekday, ...rest] = ['weekday', 'day', 'month', 'year'].map((part) =>
    new Date(date).toLocaleDateString('en-GB', {
      timeZone: 'UTC',
      [part]: part === 'month' || part === 'weekday' ? 'long' : 'numeric',
    }),
  );
  return new RegExp(`^${weekday},? ${rest.join(' ')}`);
};

/** Returns the day’s cell, by its whole accessible name. */
const cell = (page: Page, date: string): Locator => page.getByRole('gridcell', { name: named(date) });

async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Deal of the day' }).click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
}

/** Sets the page's clock to noon of that day, in its own time zone, and opens the calendar. */
async function comeBackOn(page: Page, date: string): Promise<void> {
  await page.clock.setFixedTime(`${date}T12:00:00-08:00`);
  await openCalendar(page);
}

const figure = (page: Page, name: 'Days in a row' | 'Most days in a row' | 'Won this month'): Locator =>
  page.locator('.daily-figures div', { hasText: new RegExp(`^${name}`) }).locator('dd');

/** Plays the chosen deal of the day, and wins it with a solver’s moves. */
async function playAndWin(page: Page): Promise<void> {
  const before = await page.evaluateHandle(() => window.baizeTest!.session());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The panel closes before the new game has replaced the one on the table.
  await page.waitForFunction((before) => window.baizeTest!.session() !== before, before);
  await settled(page);
  const [id, deal, options] = await page.evaluate(() => {
    const { game, deal, options } = window.baizeTest!.session()!;
    return [game.id, deal, options] as const;
  });
  const game = findGame(id)!;
  expect(options).toBe(usualOptions(game));
  const { moves } = solver(game, usualAnswers(game)).solve(deal).toEnd();
  await page.evaluate((moves) => {
    window.baizeTest!.play(moves);
  }, moves!);
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
}

test('crosses the end of a month by mouse and key, and keeps wins when the clock is set back', async ({
  page,
  host,
}) => {
  await page.clock.setFixedTime(`${NOVEMBER_30}T23:59:00-08:00`);
  await openPage(page, host);
  await openCalendar(page);
  await expect(cell(page, NOVEMBER_30)).toHaveAttribute('aria-current', 'date');
  await expect(cell(page, NOVEMBER_30)).toHaveAccessibleName(new RegExp('not played yet'));
  await expect(cell(page, NOVEMBER_29)).toHaveAccessibleName(new RegExp('not played'));
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expectNoFaults(page, 'the calendar');
  await playAndWin(page);

  await comeBackOn(page, DECEMBER_1);
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect(figure(page, 'Days in a row')).toHaveText('1');
  await cell(page, DECEMBER_1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, NOVEMBER_30)).toBeFocused();
  await expect(cell(page, NOVEMBER_30)).toHaveAccessibleName(new RegExp('won'));
  await page.keyboard.press('PageUp');
  await expect(cell(page, OCTOBER_30)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, DECEMBER_1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, DECEMBER_1)).toBeFocused();
  await playAndWin(page);

  await comeBackOn(page, NOVEMBER_29);
  await expect(figure(page, 'Days in a row')).toHaveText('0');
  await expect(cell(page, NOVEMBER_30)).toHaveAttribute('aria-disabled', 'true');
  await closePanel(page);
  await comeBackOn(page, DECEMBER_1);
  await expect(figure(page, 'Days in a row')).toHaveText('2');
  await expect(figure(page, 'Most days in a row')).toHaveText('2');
  await expect(figure(page, 'Won this month')).toHaveText('1');
});

test('plays five games a day in turn, keeps the previous ones and shows what was won', async ({ page, host }) => {
  await page.clock.setFixedTime(`${NOVEMBER_30}T12:00:00-08:00`);
  await openPage(page, host);
  await openCalendar(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Five games' }).check();
  const deals = dialog.getByRole('list', { name: named(NOVEMBER_30) }).getByRole('listitem');
  await expect(deals).toHaveCount(5);
  await expect(deals.getByRole('button')).toHaveText([/Easy$/, /Easy$/, /Medium$/, /Hard$/, /Very hard$/]);
  await expect(dialog.getByRole('gridcell')).toHaveCount(7);
  await expect(cell(page, NOVEMBER_30)).toHaveAccessibleName(new RegExp('not played yet'));
  await expectNoFaults(page, 'the five games of a day');
  await cell(page, NOVEMBER_30).focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('gridcell', { selected: true })).toBeFocused();
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveAccessibleName(named('2026-11-23'));
  await page.keyboard.press('ArrowDown');
  await playAndWin(page);
  await expect(page.getByText('1 of the day’s five games won')).toBeVisible();

  await openCalendar(page);
  await expect(dialog.getByRole('radio', { name: 'Five games' })).toBeChecked();
  await expect(dialog.getByText('1 of 5 won')).toBeVisible();
  await expect(deals.first()).toContainText('won');
  await expect(cell(page, NOVEMBER_30)).toHaveAccessibleName(new RegExp('1 of 5 won'));
  const second = (await deals.nth(1).locator('strong').textContent())!;
  await deals.nth(1).getByRole('button').click();
  await expect(page).toHaveTitle(new RegExp(second));
});
