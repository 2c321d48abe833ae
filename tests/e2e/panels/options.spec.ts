import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel, openPanel, panelShown } from '../support/panels.ts';

const onTable = (page: Page) =>
  page.evaluate(() => {
    const { deal, options } = window.baizeTest!.session()!;
    return { deal, options };
  });

/** The chips of the versions that most players know. */
const versions = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Common versions' });

/** Chooses a version by its name. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await versions(page).getByRole('button', { name, exact: true }).click();
  await closePanel(page);
  await settled(page);
}

const untilOptions = (page: Page, options: string) =>
  page.waitForFunction((options) => window.baizeTest!.session()!.options === options, options);

test('deals the same number with new options before the first move, later with the next deal', async ({
  asNew: page,
}) => {
  await showGame(page, 'klondike', 617);
  await choose(page, 'Draw three');
  await untilOptions(page, 'dealing=three');
  expect((await onTable(page)).deal).toBe(617);
  await page.keyboard.press('d');
  await choose(page, 'Vegas');
  expect(await onTable(page)).toEqual({ deal: 617, options: 'dealing=three' });
  await page.keyboard.press('Alt+n');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await untilOptions(page, 'turning=three;passes=three;scoring=vegas');
});

test('chooses a version by keyboard, also for new deals, and shows it in the title', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'klondike', 617);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(versions(page).getByRole('button')).toHaveText([
    'Draw one',
    'Draw three',
    'Draw one\u00A0· Standard',
    'Classic',
    'Vegas',
  ]);
  await expect(versions(page).getByRole('button', { pressed: true })).toHaveText('Draw one');
  await versions(page).getByRole('button', { name: 'Classic' }).press('Enter');
  await untilOptions(page, 'turning=three;passes=endless;scoring=standard');
  await expect(versions(page).getByRole('button', { pressed: true })).toHaveText('Classic');
  await expectNoFaults(page, 'the chips of versions');
  await page.getByRole('radio', { name: 'One redeal' }).check();
  await expect(versions(page).getByRole('button', { pressed: true })).toHaveCount(0);
  await closePanel(page);
  await openPanel(page, 'n');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    'New deal of Klondike\u00A0· Draw three\u00A0· One redeal\u00A0· Standard',
  );
  await versions(page).getByRole('button', { name: 'Vegas' }).press('Enter');
  await untilOptions(page, 'turning=three;passes=three;scoring=vegas');
  await expect(page).toHaveTitle(/^Klondike\s· Vegas/);
  await closePanel(page);
  await showGame(page, 'spider', 7);
  await openPanel(page, 'n');
  await expect(versions(page).getByRole('button')).toHaveText(['Four suits', 'Two suits', 'One suit']);
  await expect(versions(page).getByRole('button', { pressed: true })).toHaveText('Four suits');
});

test('chooses cards, passes and scoring separately, and keeps the bank of Vegas', async ({ page, host }) => {
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

test('keeps the options in place when one is chosen during a game', async ({ asNew: page }) => {
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
