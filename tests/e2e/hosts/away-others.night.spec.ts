import { createServer } from 'node:http';
import {
  begin,
  comeLate,
  expect,
  keptGames,
  partAndChoose,
  play,
  playAlone,
  RETURN,
  sign,
  test,
} from '../support/away.ts';
import { kept, position } from '../support/hand.ts';
import { openPage } from '../support/host.ts';

/* The host dies while its page plays on. No move is lost, and none is kept twice. */

test('opens the moves at a new address while the old tab waits', async ({ page, hosts, context }) => {
  const first = await hosts.start();
  await begin(page, first);
  await comeLate(page);
  const before = await playAlone(page, first, 3);
  const second = await context.newPage();
  await openPage(second, await hosts.start());
  expect(await position(second)).toBe(before);
  await page.unroute(RETURN);
  await expect(page.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await expect(sign(page)).toBeHidden();
  await play(second, 1);
  await kept(second);
  await second.close();
  await page.waitForFunction(() => window.baizeTest!.session()?.moveCount === 6);
});

test('sends no game and no secret to another program on its port', async ({ page, hosts }) => {
  const first = await hosts.start();
  await begin(page, first);
  // The page looks for its host again once it knows that it has gone: from then on, moves wait.
  const missed = page.waitForRequest(RETURN);
  await first.kill();
  await missed;
  const heard: string[] = [];
  const other = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    request.on('data', (part: Buffer) => heard.push(part.toString()));
    const headers = { 'x-baize-key': 'A'.repeat(43), 'x-baize-home': 'theirs' };
    response.writeHead(200, headers).end('{"ok":true,"value":null,"iv":"AAAAAAAAAAAAAAAA","sealed":"AAAA"}');
  });
  await new Promise<void>((resolve) => {
    other.listen(Number(new URL(first.address).port), '127.0.0.1', resolve);
  });
  await play(page, 2);
  await expect.poll(() => heard.length).toBeGreaterThan(4);
  await expect(sign(page)).toBeVisible();
  expect(heard.filter((line) => line.includes('play.') || line.includes(first.address.split('#t=')[1]!))).toEqual([]);
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
  await hosts.start();
  await expect(sign(page)).toBeHidden();
  expect(await keptGames(page)).toMatchObject([{ moveCount: 4 }]);
});

test('keeps games in the browser only until the host has saved them', async ({ page, hosts }) => {
  const first = await hosts.start();
  await begin(page, first);
  const stored = () =>
    page.evaluate(async () => {
      const opened = indexedDB.open('baize');
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const all = opened.result.transaction('unkept').objectStore('unkept').getAll();
      await new Promise((resolve) => (all.onsuccess = resolve));
      opened.result.close();
      return JSON.stringify([all.result, Object.keys(localStorage), document.cookie]);
    });
  await expect.poll(stored).toBe('[[],[],""]');
  await playAlone(page, first, 1);
  expect(await stored()).toContain('"moves":"0 0 0"');
  expect(await stored()).not.toContain(first.address.split('#t=')[1]);
  expect(await stored()).not.toMatch(/key|token|secret/i);
  await hosts.start();
  await expect(sign(page)).toBeHidden();
  await expect.poll(stored).toBe('[[],[],""]');
});

test('keeps the game chosen here and saves the other window’s as a saved game', async ({ page, hosts, browser }) => {
  await partAndChoose(page, hosts, browser, 'here');
});
