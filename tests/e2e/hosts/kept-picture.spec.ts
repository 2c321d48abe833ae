import type { Locator, Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { clickPile, kept } from '../support/hand.ts';
import { expect, openPage, type RunningHost, settled, test } from '../support/host.ts';

const STOCK = 0;

const pictureOn = (page: Page): Locator => page.locator('.kept-picture img');

/** Leaves the page and opens it again, but holds its program back; returns a function that lets it start. */
async function openHeld(page: Page, host: RunningHost): Promise<() => Promise<void>> {
  await page.goto('about:blank');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/program-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(host.address.replace('/#', '/?test#'), { waitUntil: 'commit' });
  return async () => {
    release();
    await settled(page);
    await page.unroute('**/assets/program-*.js');
  };
}

/** Returns the mean difference of two screenshots by channel, from 0 to 255. */
function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a = [], b = []] = await Promise.all(
        pictures.map(async (base64) => {
          const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` });
          await image.decode();
          const on = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          on.drawImage(image, 0, 0);
          return on.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      return Array.from(a).reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
    },
    [one, other].map((buffer) => buffer.toString('base64')),
  );
}

test('shows the last table as a picture until the table itself is drawn', async ({ page, host }) => {
  await openPage(page, host);
  await expect(pictureOn(page)).toHaveCount(0);
  await showGame(page, 'klondike', 30);
  for (let i = 0; i < 3; i++) await clickPile(page, STOCK);
  await kept(page);
  const clip = (await page.locator('.board').boundingBox())!;

  const start = await openHeld(page, host);
  await expect(pictureOn(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLImageElement>('.kept-picture img')!.decode());
  const early = await page.screenshot({ clip });
  await start();
  await expect(pictureOn(page)).toHaveCount(0);
  const live = await page.screenshot({ clip });
  await showGame(page, 'golf', 1);
  const other = await page.screenshot({ clip });
  // Of the same table, only the words on it differ, and what a compressed picture loses.
  const [same, different] = [await differenceOf(page, early, live), await differenceOf(page, early, other)];
  expect(same).toBeLessThan(different / 4);
});

test.describe('without a picture', () => {
  test.use({ settings: { pauseHides: true } });

  /** Opens the page again and expects no picture while its program is held back. */
  async function expectNone(page: Page, host: RunningHost): Promise<void> {
    const start = await openHeld(page, host);
    await page.waitForRequest('**/api/request');
    await expect(pictureOn(page)).toHaveCount(0);
    await start();
  }

  test('starts in a window of another size, with hidden cards, and after a deal not begun', async ({ page, host }) => {
    await openPage(page, host);
    await showGame(page, 'klondike', 30);
    await expectNone(page, host);
    await clickPile(page, STOCK);
    await kept(page);
    await page.setViewportSize({ width: 900, height: 700 });
    await settled(page);
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNone(page, host);
    await page.keyboard.press('Control+p');
    await expect(page.locator('.table')).toHaveClass(/paused/);
    await expectNone(page, host);
  });
});
