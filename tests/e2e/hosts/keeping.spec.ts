import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { showGame } from '../../tools/pictures/page.ts';
import { join } from 'node:path';
import { findGame, usualOptions } from '../../../engine/rules.ts';
import { openStore } from '../../../main/store/open.ts';
import { finishedGame } from '../../main/store/games.ts';
import { clickPile, kept, moveCount, position } from '../support/hand.ts';
import { expect, openPage, startHost, test } from '../support/host.ts';

const DEAL = 30;
const STOCK = 0;

test('restores position, history and clock after browser and host were killed', async ({
  page,
  hostProcess: host,
  data,
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launchServer(launchOptions);
  const first = await (await playwright.chromium.connect(browser.wsEndpoint())).newPage();
  await openPage(first, host);
  await showGame(first, 'klondike', DEAL);
  const start = await position(first);
  for (let i = 0; i < 5; i++) await clickPile(first, STOCK);
  await first.waitForFunction(() => window.baizeTest!.state.play!.clock.read(performance.now()) > 1500);
  await clickPile(first, STOCK);
  await kept(first);
  const [before, moves] = [await position(first), await moveCount(first)];
  await Promise.all([host.kill(), browser.kill()]);

  const again = await startHost(data);
  await openPage(page, again);
  expect(await position(page)).toBe(before);
  expect(await moveCount(page)).toBe(moves);
  expect(await page.evaluate(() => window.baizeTest!.state.play!.clock.read(performance.now()))).toBeGreaterThan(1500);
  for (let i = 0; i < moves; i++) await page.keyboard.press('Control+z');
  expect(await position(page)).toBe(start);
  expect(await again.stop()).toBe(0);
});

test('restores every saved move in a different browser', async ({ page, host, playwright, launchOptions }) => {
  const browser = await playwright.chromium.launchServer(launchOptions);
  const first = await (await playwright.chromium.connect(browser.wsEndpoint())).newPage();
  await openPage(first, host);
  await showGame(first, 'klondike', DEAL);
  for (let i = 0; i < 3; i++) await clickPile(first, STOCK);
  await kept(first);
  const before = await position(first);
  await browser.kill();
  await openPage(page, host);
  expect(await position(page)).toBe(before);
  expect(await moveCount(page)).toBe(3);
});

test('recovers what is readable of a damaged database and says so', async ({ page, data }) => {
  const store = openStore(data);
  store.settings.change({ theme: 'dark' });
  for (let deal = 1; deal <= 3; deal++) store.finish({ ...finishedGame(), deal });
  store.close();
  const damaged = readFileSync(join(data, 'baize.db')).fill(0x5a, 0, 4096);
  writeFileSync(join(data, 'baize.db'), damaged);
  const host = await startHost(data);
  await openPage(page, host);
  await expect(page.getByText(/set aside.+0 games in progress, 0 saved games and 3 results/).first()).toBeVisible();
  expect(await host.stop()).toBe(0);
});

test('tells a second page that the game is open elsewhere, until the first closes', async ({ page, host, context }) => {
  await openPage(page, host);
  await clickPile(page, STOCK);
  const second = await context.newPage();
  await second.goto(host.address.replace('/#', '/?test#'));
  await expect(second.getByText(/another (window|page)/i).first()).toBeVisible();
  await page.close();
  await second.waitForFunction(() => window.baizeTest?.session()?.moveCount === 1);
});

test('says why cards can’t be drawn, and plays by keyboard', async ({ page, host }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await page.goto(host.address);
  await expect(page.getByRole('alert')).toContainText('The cards can’t be drawn');
  // The message may come before the game.
  await expect(page.getByRole('contentinfo')).toContainText('0 moves');
  await page.keyboard.press('d');
  await expect(page.getByRole('contentinfo')).toContainText('1 move');
});

test('sets a damaged database aside with a message and begins a new one', async ({ page, data }) => {
  writeFileSync(join(data, 'baize.db'), 'this is no database at all, and never was one'.repeat(200));
  const host = await startHost(data);
  await openPage(page, host);
  await expect(page.getByText(/set aside/i).first()).toBeVisible();
  expect(readdirSync(data).filter((name) => name.startsWith('baize-damaged-'))).toHaveLength(1);
  await clickPile(page, STOCK);
  expect(await moveCount(page)).toBe(1);
  await kept(page);
  await expect(page.getByRole('alert')).toContainText(/set aside/i);
  expect(await host.stop()).toBe(0);
});

test('opens a save with illegal moves at the last legal one and says so', async ({ page, host, data, context }) => {
  await openPage(page, host);
  await showGame(page, 'klondike', DEAL);
  for (let i = 0; i < 3; i++) await clickPile(page, STOCK);
  await kept(page);
  await page.goto('about:blank');
  await host.stop();
  const store = openStore(data);
  const game = store.kept.get('klondike', usualOptions(findGame('klondike')!))!;
  store.kept.keep({ ...game, moves: '0 0 6>0 0', at: 4 });
  store.close();

  const again = await startHost(data);
  const second = await context.newPage();
  await openPage(second, again);
  expect(await moveCount(second)).toBe(2);
  await expect(second.getByRole('status').first()).toContainText('2');
  expect(await again.stop()).toBe(0);
});
