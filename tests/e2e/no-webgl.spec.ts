import { winOf } from '../renderer/app/services/analysis/search-to-end.ts';
import { showGame } from '../tools/pictures/page.ts';
import { refuseWebgl } from '../tools/refuse-webgl.ts';
import { dragCards, moveCount, playAtOnce } from './hand.ts';
import { expect, openPage, settled, test } from './host.ts';

test.use({ settings: { speed: 1, autoplay: false }, viewport: { width: 800, height: 600 } });

test('where WebGL is refused a deal is drawn, dragged, taken back, lit by a hint and won all the same', async ({
  page,
  host,
}) => {
  await refuseWebgl(page);
  await openPage(page, host);
  await showGame(page, 'klondike', 3);
  const table = page.locator('.board');
  const picture = async (): Promise<string> => (await table.screenshot()).toString('base64');
  await page.mouse.move(0, 0);
  const dealt = await picture();
  // The jack of spades onto the queen of diamonds.
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
});
