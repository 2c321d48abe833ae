import {
  begin,
  DEAL,
  expect,
  keepAlmostWon,
  keptGames,
  originOf,
  outlive,
  play,
  playAlone,
  results,
  sign,
  test,
  restFetched,
  withTest,
} from '../support/away.ts';
import { kept, makeByMouse, moveCount, position } from '../support/hand.ts';
import { openPage, settled } from '../support/host.ts';
import { chooseGame } from '../support/panels.ts';

/* The host dies while its page plays on. No move is lost, and none is kept twice. */

test('plays on when its host is killed, says so, and saves when it returns', async ({ page, hosts }) => {
  const first = await hosts.start();
  await begin(page, first);
  await expect(sign(page)).toBeHidden();
  const before = await playAlone(page, first, 3);
  await expect(page.getByRole('alert')).toBeHidden();

  const again = await hosts.start();
  expect(originOf(again)).toBe(originOf(first));
  await expect(sign(page)).toBeHidden();
  expect(await position(page)).toBe(before);
  expect(await keptGames(page)).toMatchObject([{ deal: DEAL, moveCount: 5 }]);
  await play(page, 1);
  await kept(page);
  // The page knows the new launch: it can be opened again like any other.
  await page.reload();
  await settled(page);
  expect(await moveCount(page)).toBe(6);
});

test('restores moves of a page closed while there was no host', async ({ page, hosts, context }) => {
  const before = await outlive(page, await hosts.start(), 3);
  await page.close();

  const second = await context.newPage();
  await openPage(second, await hosts.start());
  expect(await position(second)).toBe(before);
  await expect(second.getByRole('contentinfo')).toContainText(
    'What you played while Baize wasn’t running is saved now.',
  );
  expect(await keptGames(second)).toMatchObject([{ moveCount: 5 }]);
  for (let i = 0; i < 5; i += 1) await second.keyboard.press('Control+z');
  expect(await moveCount(second)).toBe(0);
});

test('accepts a new address in the tab, and refuses an earlier one with a message', async ({ page, hosts }) => {
  const first = await hosts.start();
  await outlive(page, first, 2);
  const again = await hosts.start();
  expect(originOf(again)).toBe(originOf(first));
  // Only the fragment changes.
  await page.goto(withTest(again));
  await expect(sign(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  expect(await keptGames(page)).toMatchObject([{ moveCount: 4 }]);

  await page.goto(withTest(first));
  await expect(page.getByRole('alert')).toContainText(
    'Baize is running at a different address. Open the one it printed last.',
  );
  await play(page, 1);
  await kept(page);
});

test('opens the game when the right address is pasted', async ({ page, host }) => {
  await page.goto(`${originOf(host)}/?test`);
  await expect(page.getByRole('heading', { name: 'Baize couldn’t start' })).toBeVisible();
  await page.goto(withTest(host));
  await settled(page);
});

test('records a win without a host once, with its time', async ({ page, data, hosts }) => {
  const last = keepAlmostWon(data);
  const first = await hosts.start();
  await openPage(page, first);
  await restFetched(page);
  await first.kill();
  const before = Date.now();
  await makeByMouse(page, last);
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await expect(sign(page)).toBeVisible();
  const after = Date.now();

  await hosts.start();
  await expect(sign(page)).toBeHidden();
  const [won, ...more] = await results(page);
  expect(won).toMatchObject({ outcome: 'won', deal: DEAL });
  expect(won!.ended).toBeGreaterThanOrEqual(before);
  expect(won!.ended).toBeLessThanOrEqual(after);
  expect(more).toEqual([]);
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  expect(await keptGames(page)).toEqual([]);
  await page.reload();
  await settled(page);
  expect(await results(page)).toHaveLength(1);
  expect(await moveCount(page)).toBe(0);
});

test('saves games given up, begun and left without a host in order', async ({ page, hosts }) => {
  await outlive(page, await hosts.start(), 1);
  await page.keyboard.press('Control+n');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect.poll(() => moveCount(page)).toBe(0);
  await play(page, 4);
  await chooseGame(page, 'spider');
  await page.keyboard.press('d');
  await chooseGame(page, 'klondike');
  expect(await moveCount(page)).toBe(4);

  await hosts.start();
  await expect(sign(page)).toBeHidden();
  expect(await results(page)).toMatchObject([{ outcome: 'lost', deal: DEAL }]);
  const games = (await keptGames(page)).map(({ game, moveCount }) => `${game} ${moveCount}`);
  expect(games.toSorted()).toEqual(['klondike 4', 'spider 1']);
});
