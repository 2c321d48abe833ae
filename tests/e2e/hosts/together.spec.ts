import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../../../main/store/shared/shared-place.ts';
import { openStore } from '../../../main/store/open.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';
import { closePanel, openSettings } from '../support/panels.ts';

// Without autoplay, whose moves would differ from deal to deal.
test.use({ settings: { autoplay: false } });

test('continues a game from a shared folder', async ({ page, host, data }) => {
  const folder = join(data, 'synced');
  mkdirSync(folder);
  writeFileSync(join(folder, 'games-of another.baize-shared'), 'nothing');
  await openPage(page, host);
  await page.keyboard.press('d');
  const moves = () => page.evaluate(() => window.baizeTest!.state.play?.session.moveCount);
  await expect.poll(moves).toBe(1);

  await openSettings(page, 'Your data');
  await page.getByLabel('Path of the folder').fill(join(data, 'nowhere'));
  await page.getByRole('button', { name: 'Share this folder' }).click();
  await expect(page.getByRole('alert')).toHaveText('The folder can’t be shared: the file or its folder doesn’t exist.');
  await page.getByLabel('Path of the folder').fill(folder);
  await page.getByRole('button', { name: 'Share this folder' }).click();
  await expect(page.getByText(`Shared: ${folder}`)).toBeVisible();
  await expect(page.getByText('Skipped games-of another.baize-shared: not written by Baize')).toBeVisible();
  await expectNoFaults(page, 'a shared folder');

  const other = openStore(join(data, 'other'));
  try {
    const exchange = other.exchange(sharedFolder(folder), () => true);
    await exchange.round();
    const [kept] = other.kept.all();
    other.kept.keep({ ...kept!, moves: `${kept!.moves} ${kept!.moves}`, at: 2, moveCount: 2 });
    other.settings.change({ theme: 'dark' });
    await exchange.round();
  } finally {
    other.close();
  }
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(moves).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await closePanel(page);
  // Moves made here continue from there.
  await page.keyboard.press('d');
  await expect.poll(moves).toBe(3);
});
