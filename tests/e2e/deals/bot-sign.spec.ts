import type { Locator, Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';
import { panelShown } from '../support/panels.ts';

const sign = (page: Page): Locator => page.getByRole('button', { name: 'What is the basic bot?' }).first();
const note = (page: Page): Locator => page.locator('.bot-sign [popover]').first();

test('explains the basic bot by keyboard, and closes only the note by Escape', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 1);
  await page.keyboard.press('n');
  await panelShown(page);
  await sign(page).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeVisible();
  await expect(note(page)).toContainText('never thinks ahead');
  await expect(sign(page)).toHaveAccessibleDescription(/never thinks ahead/);
  await expectNoFaults(page, 'what the basic bot is');
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'New deal of FreeCell' })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 500, height: 900 } });

  test('shows the note beside its sign within the window on a tap', async ({ page, host }) => {
    await openPage(page, host);
    await page.evaluate(() => window.baizeTest!.open('likelihood'));
    await panelShown(page);
    await sign(page).tap();
    await expect(note(page)).toBeVisible();
    const [at, shown] = [(await sign(page).boundingBox())!, (await note(page).boundingBox())!];
    expect(Math.abs(shown.y - (at.y + at.height))).toBeLessThan(24);
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.x + shown.width).toBeLessThanOrEqual(500);
  });
});
