import { readdirSync } from 'node:fs';
import { openStore } from '../../../main/store/open.ts';
import { finishedGame } from '../../main/store/games.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { spoil } from '../../torture/contents.ts';
import { playAtOnce } from '../support/hand.ts';
import { chooseDeal } from '../support/panels.ts';
import { expect, openPage, serveHere, settled, test } from '../support/host.ts';

/** Damages a folder: its database holds a result and has lost its first page. */
function damage(data: string): void {
  const store = openStore(data);
  store.finish(finishedGame());
  store.close();
  spoil(data);
}

for (const [language, words] of [
  ['en', /The file with your games was damaged.*1 result\./],
  ['de', /Die Datei mit deinen Spielen war beschädigt.*1 Ergebnis\./],
] as const)
  test(`reports a damaged database until it was read, in ${language}`, async ({ page, data }) => {
    damage(data);
    const host = await serveHere(data, { language });
    await openPage(page, host);
    await expect(page.getByRole('alert')).toHaveText(words);
    // The marker is removed once the page has reported that it shows the notice.
    await expect.poll(() => readdirSync(data).filter((name) => name.endsWith('.untold'))).toEqual([]);
    await host.stop();
    const again = await serveHere(data, { language });
    await openPage(page, again);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await again.stop();
  });

for (const [language, words] of [
  ['en', /^Another copy of Baize is using this folder .+ What you play now isn’t saved/],
  [
    'de',
    /^Die Spiele dieses Ordners sind schon in einem anderen Baize geöffnet .+ Was du jetzt spielst, wird nicht gespeichert/,
  ],
] as const)
  test(`says on a second host’s page that another has the games, in ${language}`, async ({
    page,
    data,
    host: _first,
  }) => {
    const second = await serveHere(data, { language });
    await openPage(page, second);
    await expect(page.getByRole('alert')).toHaveText(words);
    await second.stop();
  });

test('reports panels that can’t be loaded, and keeps the table playable', async ({ page, host }) => {
  await page.route('**/assets/later-*.js*', (route) => route.abort());
  await openPage(page, host);
  await page.keyboard.press('F1');
  await expect(page.getByRole('alert')).toHaveText(/^A part of Baize couldn’t be loaded\./);
  await page.keyboard.press('d');
  await expect.poll(() => page.evaluate(() => window.baizeTest!.session()!.canUndo)).toBe(true);
  await page.unroute('**/assets/later-*.js*');
  await page.reload();
  await settled(page);
  await page.keyboard.press('F1');
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('shows a win’s panel late when its file loads late', async ({ page, host }) => {
  await openPage(page, host);
  await chooseDeal(page, 30);
  await playAtOnce(page, winOf('klondike', 30).slice(0, -14));
  await settled(page);
  await page.route('**/assets/later-*.js*', (route) => route.abort());
  await page.reload();
  await settled(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('alert')).toHaveText(/^A part of Baize couldn’t be loaded\./);
  await page.unroute('**/assets/later-*.js*');
  await page.keyboard.press('F1');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
});
