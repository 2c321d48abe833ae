import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { ROOT } from '../../../main/build/root.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';
import { panelShown } from '../support/panels.ts';

const SAMPLES = join(ROOT, 'tests/engine/carried/samples');

async function openCarried(page: Page): Promise<Locator> {
  await page.evaluate(() => window.baizeTest!.open('carried'));
  await panelShown(page);
  return page.getByRole('dialog');
}

const choose = (panel: Locator, ...names: readonly string[]): Promise<void> =>
  panel.locator('input[type=file]').setInputFiles(names.map((name) => join(SAMPLES, name)));

test.beforeEach(({ page, host }) => openPage(page, host));

test('imports totals after a confirmation, shows them apart, and removes them', async ({ page }) => {
  const panel = await openCarried(page);
  await choose(panel, 'kpatience/mixed-ids.rc');
  const row = 'Freecell, Freecell (until 2021) FreeCell 412 98';
  await expect(panel.getByRole('region', { name: 'mixed-ids.rc' }).getByRole('row', { name: row })).toBeVisible();
  const list = () => page.evaluate(async () => (await window.baizeTest!.request('carried.list')) as unknown);
  expect(await list()).toMatchObject({ value: [] });
  await expectNoFaults(page, 'preview');
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(panel.locator('.carried-stored').getByText('Before Baize (KPatience)')).toBeVisible();
  await page.evaluate(() => window.baizeTest!.open('statistics'));
  await expect(page.getByText('Before Baize (KPatience): 203 played, 30 won')).toBeVisible();
  await openCarried(page);
  await choose(panel, 'kpatience/mixed-ids.rc');
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.locator('.carried-stored').getByText('Before Baize (KPatience): 791 played')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove: KPatience' }).click();
  await panel.getByRole('group').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.locator('.carried-stored').getByText('Before Baize (KPatience)')).toHaveCount(0);
  expect(await list()).toMatchObject({ value: [] });
});

test('imports favourites of two files by keyboard, and removes those of the first', async ({ page }) => {
  const panel = await openCarried(page);
  await choose(panel, 'pysolfc/usual.cfg', 'pysolfc/odd-player.cfg');
  const favourites = () => page.evaluate(() => [...window.baizeTest!.state.settings.favourites]);
  const files = ['usual.cfg', 'odd-player.cfg'].map((name) => panel.getByRole('region', { name }));
  for (const file of files) {
    await file.getByRole('button', { name: 'Import', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(file.getByRole('button', { name: 'Undo' })).toBeFocused();
  }
  expect(await favourites()).toEqual(expect.arrayContaining(['freecell', 'black-hole', 'hopscotch']));
  await files[0]!.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(files[0]!.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  expect(await favourites()).toEqual(['black-hole', 'hopscotch']);
});

test('opens for files dropped on the window', async ({ page }) => {
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['A note.'], 'notes.txt'));
    dataTransfer.items.add(new File(['[Scores]\ntotal10=3\nwon10=1\n'], 'kpatrc'));
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  });
  const known = page.getByRole('dialog').getByRole('region', { name: 'kpatrc' });
  await expect(known.getByRole('row', { name: 'Yukon Yukon 3 1' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'notes.txt' }).getByRole('alert')).toBeVisible();
});

test('names each possible version of a saved game', async ({ page }) => {
  const panel = await openCarried(page);
  await choose(panel, 'kpatience/old-klondike-no-options.kpat');
  const plays = panel.getByRole('button', { name: 'Play this game' });
  await expect(plays.first()).toHaveAccessibleDescription(/^Klondike\s· Draw one/);
  await expect(plays.last()).toHaveAccessibleDescription(/^Klondike\s· Draw three/);
  await expectNoFaults(page, 'saved games');
});

test('asks which player’s games to import', async ({ page }) => {
  const panel = await openCarried(page);
  await choose(panel, 'pysolfc/three-players.dat');
  await expect(panel.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  await panel.getByRole('radio', { name: 'mara: 28 played' }).check({ force: true });
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(
    panel.locator('.carried-stored').getByText('Before Baize (PySolFC, mara): 28 played, 10 won in 4 games'),
  ).toBeVisible();
});

test('plays a saved game of another program from where it was left', async ({ page }) => {
  const panel = await openCarried(page);
  await choose(panel, 'kpatience/yukon.kpatience');
  await panel.getByRole('button', { name: 'Play this game' }).click();
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'yukon');
  expect(await page.evaluate(() => window.baizeTest!.session()?.moveCount)).toBe(17);
});

test('says why a file is not read, and stores nothing', async ({ page }) => {
  const panel = await openCarried(page);
  await choose(panel, 'README.md', 'pysolfc/empty.dat');
  await expect(panel.getByRole('alert')).toHaveText([
    'Baize doesn’t know this kind of file.',
    'This file has no played games.',
  ]);
});

test('imports typed totals', async ({ page }) => {
  const panel = await openCarried(page);
  await panel.getByRole('textbox', { name: 'Program' }).fill('SolSuite');
  await panel.getByRole('textbox', { name: 'Played' }).fill('12');
  await panel.getByRole('textbox', { name: 'Won' }).fill('20');
  await expect(panel.getByRole('button', { name: 'Add' })).toBeDisabled();
  await panel.getByRole('textbox', { name: 'Won' }).fill('2');
  await panel.getByRole('button', { name: 'Add' }).click();
  await expect(panel.getByText('Before Baize (SolSuite): 12 played, 2 won in 1 game')).toBeVisible();
});
