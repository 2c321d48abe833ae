import { expectNoFaultsInColours } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('passes axe on the chip over the foot of the table, and presses its button by key', async ({ page, host }) => {
  await openPage(page, host);
  await page.evaluate(() => {
    document.title = '0';
    const act = (): void => {
      document.title = String(Number(document.title) + 1);
    };
    const offers = [{ word: 'guard.anyway', act }] as const;
    window.baizeTest!.change({ message: 'That would throw away a sure win.', beside: undefined, offers });
  });
  const button = page.locator('.message-chip').getByRole('button', { name: 'Play it anyway' });
  await expect(button).toBeVisible();
  await expectNoFaultsInColours(page, 'the chip', '.message-chip');
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('1');
});
