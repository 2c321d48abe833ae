import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel, openPanel, panelShown } from '../support/panels.ts';

const onTable = (page: Page) =>
  page.evaluate(() => {
    const { deal, options } = window.baizeTest!.session()!;
    return { deal, options };
  });

/** Chooses a way to play by its name. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('combobox', { name: 'Common ways to play' }).selectOption(name);
  await closePanel(page);
  await settled(page);
}

const untilOptions = (page: Page, options: string) =>
  page.waitForFunction((options) => window.baizeTest!.session()!.options === options, options);

test('options chosen before the first move deal the same number anew, later the next deal takes them', async ({
  asNew: page,
}) => {
  await showGame(page, 'klondike', 617);
  await choose(page, 'Draw three');
  await untilOptions(page, 'dealing=three');
  expect((await onTable(page)).deal).toBe(617);
  await page.keyboard.press('d');
  await choose(page, 'Draw one, Two redeals');
  expect(await onTable(page)).toEqual({ deal: 617, options: 'dealing=three' });
  await page.keyboard.press('Alt+n');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await untilOptions(page, 'dealing=one');
});

test('cards, passes and scoring are chosen each for itself, and the bank of Vegas goes on from game to game', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  await showGame(page, 'klondike', 617);
  await page.getByRole('button', { name: 'Options' }).click();
  for (const [group, answer] of [
    ['Cards turned at a time', 'Draw one'],
    ['Redeals', 'One redeal'],
    ['Scoring', 'Vegas'],
  ] as const)
    await page.getByRole('group', { name: group }).getByRole('radio', { name: answer, exact: true }).check();
  await closePanel(page);
  await untilOptions(page, 'turning=one;passes=two;scoring=vegas');
  const status = page.getByRole('contentinfo');
  await expect(status).toContainText('Score -52');
  await expect(status).toContainText('Bank -52');
  await page.keyboard.press('d');
  await page.keyboard.press('Alt+n');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(status).toContainText('Bank -104');
  await openPanel(page, 'Alt+t');
  await expect(page.getByRole('row', { name: 'Bank' })).toContainText('-52');
});

test('the options stay where they are when an answer is chosen in mid-game', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Options' }).click();
  const radio = page.getByRole('group', { name: 'Redeals' }).getByRole('radio', { name: 'One redeal', exact: true });
  await panelShown(page);
  const before = await radio.boundingBox();
  await radio.check();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Deal' })).toBeVisible();
  expect(await radio.boundingBox()).toEqual(before);
  await closePanel(page);
});
