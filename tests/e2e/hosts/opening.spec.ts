import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { makeOpener } from '../../tools/opener.ts';
import { expect, START, startHost, test } from '../support/host.ts';

test('opens the game in the browser without showing it the secret', async ({ browser, data }, info) => {
  // A new page: that of another test has a history.
  const page = await browser.newPage();
  const folder = info.outputPath();
  const opener = makeOpener(folder, 'true');
  const host = await startHost(data, START, { args: [], env: opener.env });
  await expect.poll(() => opener.given()).toBeTruthy();
  const given = opener.given()!;
  await page.goto(pathToFileURL(given).href);
  await expect(page.getByRole('contentinfo')).toContainText('New to Klondike?');
  expect(existsSync(given)).toBe(false);
  expect(page.url()).toBe(`${new URL(host.address).origin}/`);
  // Neither the file nor the ticket stays in the history, where they would open nothing.
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText('0 moves');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(await host.stop()).toBe(0);
  await page.close();
});
