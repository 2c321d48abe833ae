import type { Page } from 'playwright/test';
import { showGame } from '../tools/pictures/page.ts';
import { expect, settled, test } from './host.ts';

const oddsWorkers = (page: Page): number =>
  page.workers().filter((worker) => worker.url().includes('odds.worker')).length;

test('the rules of the game on the table are changed from its options, as it is played', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.evaluate(() => window.baizeTest!.app.games.choose('turning=three;passes=three;scoring=cards'));
  await page.evaluate(() => window.baizeTest!.app.panels.open('options'));
  await page.getByRole('button', { name: 'Change the rules…' }).click();
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  await expect(workshop.getByRole('combobox', { name: 'A click on the stock' })).toHaveValue('three');
  await expect(workshop.getByRole('combobox', { name: 'Redeals' })).toHaveValue('2');
  await workshop.getByRole('combobox', { name: 'Cards leave the table' }).selectOption('runs');
  await expect(workshop.getByRole('alert')).toContainText('Change “Suits in the columns”.');
});

test('a player changes rules, plays the game, and finds it again among their own', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.evaluate(() => window.baizeTest!.app.panels.open('picker'));
  await page.getByRole('button', { name: 'Make a game…' }).click();
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  await workshop.getByRole('combobox', { name: 'An empty column takes' }).selectOption('Any card');
  await workshop.getByRole('combobox', { name: 'Columns', exact: true }).selectOption('12');
  await expect(workshop.getByRole('alert')).toContainText('78');
  await expect(workshop.getByRole('button', { name: 'Keep and play' })).toBeDisabled();
  await workshop.getByRole('combobox', { name: 'Columns', exact: true }).selectOption('7');
  await workshop.getByRole('combobox', { name: 'Cells' }).selectOption('2');
  await expect(workshop.getByText('Like Klondike, but:')).toBeVisible();
  await expect(workshop.getByRole('listitem').filter({ hasText: 'Cells: 2' })).toBeVisible();
  await expect(workshop.getByText(/^About \d+ moves$/)).toBeVisible();
  await expect.poll(() => oddsWorkers(page)).toBe(1);
  await workshop.getByRole('button', { name: 'Cancel' }).click();
  await expect(workshop.getByRole('button', { name: 'Try more deals' })).toBeVisible();
  await expect.poll(() => oddsWorkers(page)).toBe(0);
  await workshop.getByRole('button', { name: 'A little harder' }).click();
  await expect(workshop.getByText('Trying single changes')).toBeVisible();
  await expect.poll(() => oddsWorkers(page)).toBe(1);
  await workshop.getByRole('textbox', { name: 'Name' }).fill('Grandmother’s <b>');
  await workshop.getByRole('button', { name: 'Keep and play' }).click();
  await page.waitForFunction(() => window.baizeTest!.session()!.game.id.startsWith('own-'));
  await settled(page);
  await expect.poll(() => oddsWorkers(page)).toBe(0);
  await page.reload();
  await page.waitForFunction(() => window.baizeTest?.session()?.game.id.startsWith('own-'));
  await page.evaluate(() => window.baizeTest!.app.panels.open('picker'));
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await page.getByRole('button', { name: 'About Grandmother’s <b>' }).click();
  const own = page.getByRole('dialog', { name: 'Grandmother’s <b>' });
  await expect(own).toContainText('An empty column takes any card.');
  await expect(own).not.toContainText('can’t be loaded');
  await own.getByRole('button', { name: 'Remove from My games' }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toHaveCount(0);
});
