import type { Page } from 'playwright/test';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { allowSoftwareWebgl } from '../../tools/webgl.ts';
import { dragCards, moveCount, playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';

test.use({ settings: { speed: 1, autoplay: false }, viewport: { width: 800, height: 600 } });

const isPlain = (page: Page): Promise<boolean> =>
  page.evaluate(() => !document.querySelectorAll('canvas')[1]!.getContext('webgl2'));

test('draws, drags, undoes, hints and wins a deal by WebGL', async ({ page, host }) => {
  await allowSoftwareWebgl(page);
  await openPage(page, host);
  expect(await isPlain(page)).toBe(false);
  await playAll(page);
});

test('does the same on a canvas without hardware WebGL', async ({ page, host }) => {
  await openPage(page, host);
  expect(await isPlain(page)).toBe(true);
  await playAll(page);
});

async function playAll(page: Page): Promise<void> {
  await showGame(page, 'klondike', 3);
  const table = page.locator('.board');
  const picture = async (): Promise<string> => (await table.screenshot()).toString('base64');
  await page.mouse.move(0, 0);
  const dealt = await picture();
  // Drags the jack of spades onto the queen of diamonds.
  await dragCards(page, 11, 1, 9);
  expect(await moveCount(page)).toBe(1);
  expect(await picture()).not.toBe(dealt);
  await page.keyboard.press('Control+z');
  await settled(page);
  await page.mouse.move(0, 0);
  await expect.poll(picture).toBe(dealt);
  await page.keyboard.press('h');
  await expect.poll(picture).not.toBe(dealt);
  const win = winOf('klondike', 30);
  await showGame(page, 'klondike', 30);
  await playAtOnce(page, win.slice(0, -1));
  const frames = () => page.evaluate(() => window.baizeTest!.board.stats.frames);
  const before = await frames();
  await page.keyboard.press('a');
  await expect.poll(async () => (await frames()) - before).toBeGreaterThan(20);
  await expect(page.getByRole('alert')).toBeHidden();
}
