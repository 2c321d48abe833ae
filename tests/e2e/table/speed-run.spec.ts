import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { expectNoFaults } from '../support/axe.ts';
import { clickPile, moveCount, playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { chooseDeal, closePanel, openSettings } from '../support/panels.ts';

const DEAL = 30;

test('starts again by a key, and shows hundredths and split times after a win', async ({ page, host }) => {
  await openPage(page, host);
  await chooseDeal(page, DEAL);
  await openSettings(page, 'Help while you play');
  const choice = page.getByRole('switch', { name: /^Play for speed/ });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await closePanel(page);
  await clickPile(page, 0);
  expect(await moveCount(page)).toBe(1);
  await page.keyboard.press('F5');
  await expect.poll(() => moveCount(page)).toBe(0);
  await settled(page);
  await expect(page.locator('.status .clock')).toHaveText('0:00');
  await playAtOnce(page, winOf('klondike', DEAL).slice(0, -14));
  await page.keyboard.press('a');
  const won = page.getByRole('region', { name: 'You won' });
  await expect(won.getByText(/^\d:\d\d\.\d\d$/).first()).toBeVisible();
  await expect(won.getByRole('list', { name: 'Split times' }).getByRole('listitem')).toHaveText([
    /^13 home\d/,
    /^26 home\d/,
    /^39 home\d/,
    /^52 home\d/,
  ]);
  await expectNoFaults(page, 'split times', '.won');
});
