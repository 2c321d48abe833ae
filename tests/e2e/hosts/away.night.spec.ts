import {
  begin,
  comeLate,
  DEAL,
  expect,
  keepAlmostWon,
  keptGames,
  originOf,
  outlive,
  partAndChoose,
  play,
  playElsewhere,
  RETURN,
  results,
  sign,
  test,
  withTest,
} from '../support/away.ts';
import { kept, makeByMouse, moveCount, position } from '../support/hand.ts';
import { openPage, settled } from '../support/host.ts';
import { startBrowser } from '../support/mortal-browser.ts';

/*
 * Run only by night: by day tests/renderer/app/host/ and tests/main/browser/returning.test.ts test the same without a
 * browser.
 */

test('restores what was played after both browser and host were killed', async ({ hosts }, info) => {
  const profile = info.outputPath('profile');
  const first = await startBrowser(profile);
  const dying = await first.browser.contexts()[0]!.newPage();
  const before = await outlive(dying, await hosts.start(), 3);
  await first.kill();

  const next = await startBrowser(profile);
  const page = await next.browser.contexts()[0]!.newPage();
  await openPage(page, await hosts.start());
  expect(await position(page)).toBe(before);
  await next.kill();
});

test('notes moves that a hung host does not save, and restores them at the next launch', async ({
  page,
  hosts,
  context,
}) => {
  const first = await hosts.start();
  const before = await outlive(page, first, 3, async () => void first.process.kill('SIGSTOP'));
  await page.close({ runBeforeUnload: false });
  await first.kill();
  const second = await context.newPage();
  await openPage(second, await hosts.start());
  expect(await position(second)).toBe(before);
});

test('accepts a waiting page at a host on a different port', async ({ page, hosts }) => {
  const first = await hosts.start();
  await outlive(page, first, 2);
  const port = Number(new URL(first.address).port) + 1;
  const again = await hosts.start('--port', String(port));
  expect(originOf(again)).not.toBe(originOf(first));
  await expect(sign(page)).toBeHidden();
  expect(await keptGames(page)).toMatchObject([{ moveCount: 4 }]);
  await page.goto(withTest(again));
  await settled(page);
  expect(await moveCount(page)).toBe(4);
});

test('records a win once when its page was closed before the host returned', async ({ page, data, hosts, context }) => {
  const last = keepAlmostWon(data);
  const first = await hosts.start();
  await openPage(page, first);
  await first.kill();
  await makeByMouse(page, last);
  await expect(sign(page)).toBeVisible();
  await page.close();
  const again = await hosts.start();
  for (let i = 0; i < 2; i += 1) {
    const next = await context.newPage();
    await openPage(next, again);
    expect(await results(next)).toMatchObject([{ outcome: 'won', deal: DEAL }]);
    expect(await keptGames(next)).toEqual([]);
    await next.close();
  }
});

test('keeps the other window’s game when chosen and saves the one here as a saved game', async ({
  page,
  hosts,
  browser,
}) => {
  await partAndChoose(page, hosts, browser, 'there');
});

test('shows a game continued in another window when the page has nothing to save', async ({ page, hosts, browser }) => {
  const first = await hosts.start();
  await begin(page, first);
  await comeLate(page);
  await first.kill();
  await playElsewhere(browser, await hosts.start(), async (other) => {
    await play(other, 4);
    await kept(other);
  });
  await page.unroute(RETURN);
  // While the page fetches the game from the host, none is on its table.
  await page.waitForFunction(() => window.baizeTest!.session()?.moveCount === 6);
  await play(page, 1);
  await kept(page);
  expect(await keptGames(page)).toMatchObject([{ moveCount: 7 }]);
});
