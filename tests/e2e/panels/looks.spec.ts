import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ROOT } from '../../../main/build/root.ts';
import { expect, openPage, settingsKept, settled, test } from '../support/host.ts';
import { chooseGame, closePanel, openSettings } from '../support/panels.ts';

const PICTURE = readFileSync(join(ROOT, 'assets/pictures/table.png'));

const settings = (page: Page) => page.evaluate(() => window.baizeTest!.state.settings);
const seen = (page: Page) =>
  page.evaluate(() => {
    const { back, table } = window.baizeTest!.state.pictures;
    return [back, table].map((picture) => picture && [picture.image.width, picture.image.height]);
  });

/** Returns the cloth's colour in the lower left corner of the board: red, green and blue. */
const clothOf = (page: Page) =>
  page
    .locator('.board canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const dots = canvas.getContext('2d')!.getImageData(2, canvas.height - 2, 1, 1).data;
      return Array.from(dots.slice(0, 3));
    });

async function choosePicture(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

test('uses a player’s picture as a back, and says why an invalid one is refused', async ({ page, host }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob:)?http:\/\/127\.0\.0\.1/.test(request.url())) elsewhere.push(request.url());
  });
  await openPage(page, host);
  await openSettings(page, 'Cards and table');
  const own = page.getByRole('group', { name: 'Backs' }).getByRole('radio', { name: 'Custom' });
  await expect(own).toHaveCount(0);
  await choosePicture(page, 'Your own picture for the back', 'holiday.png', PICTURE);
  await expect(own).toBeChecked();
  expect(await seen(page)).toEqual([[554, 800], undefined]);
  await choosePicture(
    page,
    'A different picture for the back',
    'letter.png',
    Buffer.from('Dear player, this is no picture.'),
  );
  await expect(page.getByRole('alert')).toContainText('Baize can’t use this file');
  await choosePicture(page, 'A different picture for the back', 'torn.png', PICTURE.subarray(0, 4000));
  await expect(page.getByRole('alert')).toContainText('damaged');
  await settingsKept(page);
  await page.reload();
  await settled(page);
  expect((await settings(page)).back).toBe('own');
  await expect.poll(() => seen(page)).toEqual([[554, 800], undefined]);
  await openSettings(page, 'Cards and table');
  await page.getByRole('button', { name: 'Remove the picture on the back' }).click();
  await expect(page.getByRole('radio', { name: 'Lattice' })).toBeChecked();
  await expect(own).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test('gives one game its own look by mouse and keyboard', async ({ page, host }) => {
  await openPage(page, host);
  const baize = await clothOf(page);
  await openSettings(page, 'Cards and table');
  await page.getByRole('radio', { name: 'Klondike only' }).click();
  await page.getByRole('radio', { name: 'Linen' }).click();
  await page.getByRole('radio', { name: 'Classic' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await page.getByLabel('Your own table colour').fill('#402060');
  await closePanel(page);
  await settled(page);
  const own = { klondike: { cardSet: 'modern', back: 'lattice', table: 'colour', tableColour: '#402060' } };
  expect(await settings(page)).toMatchObject({ cardSet: 'classic', table: 'baize', looks: own });
  const [red = 0, green = 0, blue = 0] = await clothOf(page);
  expect(green).toBeLessThan(Math.min(red, blue));
  await chooseGame(page, 'freecell');
  expect(await clothOf(page)).toEqual(baize);
  await chooseGame(page, 'klondike');
  await openSettings(page, 'Cards and table');
  await page.getByRole('radio', { name: 'Every game' }).click();
  await closePanel(page);
  await settled(page);
  expect((await settings(page)).looks).toEqual({});
  expect(await clothOf(page)).toEqual(baize);
});

test('loads further cards and backs with the settings, and at a start only if used', async ({ page, host }) => {
  const hasArt = () => page.evaluate(() => window.baizeTest!.state.pictures.art !== undefined);
  /** Whether the stock has the ink of this back. */
  const stockHas = (red: number, green: number, blue: number) =>
    page.evaluate(
      (ink) => {
        const canvas = document.querySelectorAll<HTMLCanvasElement>('.board canvas')[1]!;
        const copy = document.createElement('canvas').getContext('2d')!;
        copy.drawImage(canvas, 0, 0);
        const dots = copy.getImageData(0, 0, 200, 200).data;
        let found = 0;
        for (let at = 0; at < dots.length; at += 4)
          if (ink.every((part, i) => Math.abs(dots[at + i]! - part) < 3)) found += 1;
        return found > 300;
      },
      [red, green, blue],
    );
  const [hasLattice, hasKoi] = [() => stockHas(31, 63, 125), () => stockHas(23, 58, 94)];
  await openPage(page, host);
  expect(await hasArt()).toBe(false);
  expect([await hasLattice(), await hasKoi()]).toEqual([true, false]);
  await openSettings(page, 'Cards and table');
  await page.getByRole('radio', { name: 'Koi' }).click();
  await page.getByRole('radio', { name: 'Historic' }).click();
  await closePanel(page);
  await settled(page);
  expect([await hasLattice(), await hasKoi()]).toEqual([false, true]);
  await settingsKept(page);
  await page.reload();
  await settled(page);
  expect(await hasArt()).toBe(true);
  expect(await settings(page)).toMatchObject({ cardSet: 'historic', back: 'koi' });
  expect(await hasKoi()).toBe(true);
});
