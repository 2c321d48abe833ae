import type { Page } from 'playwright/test';
import { showGame } from '../tools/pictures/page.ts';
import { expect, openPage, settled, test } from './host.ts';
import { closePanel } from './panels.ts';

test.use({ settings: { speed: 0 } });

const onTable = (page: Page) =>
  page.evaluate(() => {
    const { deal, options } = window.baizeTest!.session()!;
    return { deal, options };
  });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radio', { name }).check();
  await closePanel(page);
  await settled(page);
}

test('options chosen before the first move deal the same number anew, later the next deal takes them', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  await showGame(page, 'klondike', 617);
  await choose(page, 'Three card deals');
  await page.waitForFunction(() => window.baizeTest!.session()!.options === 'dealing=three');
  expect((await onTable(page)).deal).toBe(617);
  await page.keyboard.press('d');
  await choose(page, 'Unlimited redeals');
  expect(await onTable(page)).toEqual({ deal: 617, options: 'dealing=three' });
  await page.keyboard.press('Alt+n');
  await page.getByRole('dialog').getByRole('button', { name: 'New deal' }).click();
  await page.waitForFunction(() => window.baizeTest!.session()!.options === 'dealing=unlimited');
});
