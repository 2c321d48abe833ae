import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { chooseDeal } from '../support/panels.ts';

const DEAL = 30;
/** From this many moves before the end, every card can go home. */
const LEFT = 14;

test('deals no new game by Enter after a win', async ({ page, host }) => {
  await openPage(page, host);
  await chooseDeal(page, DEAL);
  await playAtOnce(page, winOf('klondike', DEAL).slice(0, -LEFT));
  await page.getByRole('button', { name: 'New deal', exact: true }).focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
  await settled(page);
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(DEAL);
  await expect(page.locator('.message')).toHaveText('This game is over. Start a new deal to play on.');
});

test('searches for the shortest win and compares it with the moves played', async ({ page, host }) => {
  await openPage(page, host);
  await chooseDeal(page, DEAL);
  await playAtOnce(page, winOf('klondike', DEAL).slice(0, -LEFT));
  await page.keyboard.press('a');
  const panel = page.getByRole('region', { name: 'You won' });
  await panel.getByRole('button', { name: 'Shortest win known' }).click();
  const line = panel.getByRole('status');
  await expect(line).toHaveText(/The shortest win known takes|No shorter win than yours/);
  const [par, mine] = (await line.innerText()).match(/\d+/g)!.map(Number);
  expect(par).toBeLessThanOrEqual(mine ?? par!);
});

test('copies a win as a picture large enough beside a link', async ({ page, host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, host);
  await chooseDeal(page, DEAL);
  await playAtOnce(page, winOf('klondike', DEAL));
  await page.getByRole('button', { name: 'Copy as a picture' }).click();
  await expect(page.locator('.message')).toHaveText('Picture copied: paste it anywhere to share it.');
  const picture = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item!.getType('image/png'));
    return { width, height };
  });
  expect(picture).toEqual({ width: 1200, height: 630 });
});
