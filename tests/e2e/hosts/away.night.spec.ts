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

test('browser and host both killed: what was played between the two ends is there again', async ({ hosts }, info) => {
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

test('a host that hangs: what it does not answer is noted as not kept, and there on the address of the next launch', async ({
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

test('a host at another port takes in the page that waits at the old one', async ({ page, hosts }) => {
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

test('a win whose page was closed before the host was back is recorded by the next page, once', async ({
  page,
  data,
  hosts,
  context,
}) => {
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

test('a game that went on in another window meanwhile: the one there is chosen, and the other is under the saved games', async ({
  page,
  hosts,
  browser,
}) => {
  await partAndChoose(page, hosts, browser, 'there');
});

test('a page that had nothing to bring shows a game as it went on in another window', async ({
  page,
  hosts,
  browser,
}) => {
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
