import { begin, expect, keptGames, play, playAlone, RETURN, sign, test, withTest } from '../support/away.ts';
import { clickPile, kept, moveCount } from '../support/hand.ts';
import { openPage, settled } from '../support/host.ts';
import { allowSoftwareWebgl } from '../../tools/webgl.ts';

/*
 * A network, a browser or a graphics card takes something from the page while the host runs on: it recovers by itself.
 */

test('repeats an interrupted save without reopening the page', async ({ page, host }) => {
  await openPage(page, host);
  let cut = 0;
  await page.route('**/api/request', async (route) => {
    if (cut === 0 && route.request().postData()?.includes('"play.keep"')) {
      cut += 1;
      await route.abort('internetdisconnected');
    } else await route.fallback();
  });
  await play(page, 2);
  await expect.poll(() => cut).toBe(1);
  await kept(page);
  await expect(sign(page)).toBeHidden();
  expect(await keptGames(page)).toMatchObject([{ moveCount: 2 }]);
});

test('starts when the browser keeps nothing or its database never answers', async ({ browser, host }) => {
  const blocked = await browser.newPage();
  await blocked.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await openPage(blocked, host);
  await play(blocked, 1);
  await blocked.close();
  const silent = await browser.newPage();
  await silent.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openPage(silent, host);
  await silent.close();
});

test('keeps its game when another tab finds the host first', async ({ page, hosts, context }) => {
  const first = await hosts.start();
  await begin(page, first);
  const other = await context.newPage();
  await other.goto(withTest(first));
  // A request to open a game while the page still looks for its first one is ignored.
  await expect(other.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await other.waitForFunction(() => window.baizeTest !== undefined);
  await other.evaluate(() => window.baizeTest!.enter('golf'));
  await settled(other);
  let late = true;
  await page.route(RETURN, (route) => (late ? route.abort() : route.fallback()));
  await playAlone(page, first, 2);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.postData() ?? ''));
  await hosts.start();
  await expect.poll(() => other.evaluate(() => window.baizeTest!.state.saveDelay)).toBeUndefined();
  await expect.poll(() => asked.some((body) => body.includes('"hello"'))).toBe(true);
  expect(asked.filter((body) => body.includes('"play.open"') && body.includes('klondike'))).toEqual([]);
  late = false;
  await expect(sign(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Open in another window' })).toBeHidden();
  expect(await keptGames(page)).toContainEqual(expect.objectContaining({ game: 'klondike', moveCount: 4 }));
});

test('redraws the table after the graphics context returns, or without it', async ({ page, host }) => {
  await allowSoftwareWebgl(page);
  await openPage(page, host);
  const table = page.locator('.board');
  const before = await table.screenshot();
  const lose = (comesBack: boolean): Promise<void> =>
    page.evaluate((comesBack) => {
      const [cloth, cards] = document.querySelectorAll<HTMLCanvasElement>('.board canvas');
      // Cleared, as a lost canvas is.
      cloth!.getContext('2d')!.clearRect(0, 0, cloth!.width, cloth!.height);
      const losing = cards!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      if (comesBack)
        cards!.addEventListener('webglcontextlost', () => setTimeout(() => losing.restoreContext()), { once: true });
      losing.loseContext();
    }, comesBack);
  await lose(true);
  await expect.poll(async () => (await table.screenshot()).equals(before)).toBe(true);
  await lose(false);
  const isPlain = () => page.evaluate(() => !document.querySelectorAll('canvas')[1]!.getContext('webgl2'));
  await expect.poll(isPlain).toBe(true);
  await settled(page);
  await clickPile(page, 0);
  expect(await moveCount(page)).toBe(1);
  await expect(page.getByRole('alert')).toBeHidden();
});
