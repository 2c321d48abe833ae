import { expect, openPage, test } from '../support/host.ts';

test('tests a million shuffles, reports how even they are, and can be stopped', async ({ page, host }) => {
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.open('likelihood'));
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: 'Shuffle a million times' });
  await begin.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('row', { name: 'The first two cards' })).toHaveCount(0);
  await begin.click();
  const rows = dialog.getByRole('table', { name: /^Deals / }).getByRole('row');
  await expect(rows).toHaveCount(5, { timeout: 200_000 });
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText(/\d \([\d,]+\)/);
  await expect(begin).toBeVisible();
});
