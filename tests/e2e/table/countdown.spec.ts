import type { Page } from 'playwright/test';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { expectNoFaults } from '../support/axe.ts';
import { clickPile, kept, moveCount, playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, settingsKept, test } from '../support/host.ts';
import { undo } from '../support/keyboard.ts';
import { chooseDeal, closePanel, openSettings } from '../support/panels.ts';

const DEAL = 30;

/**
 * Lets this many seconds of play pass, while the clock runs; it then stands still until the page's own time has caught
 * up.
 */
const pass = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((seconds) => {
    const { clock } = window.baizeTest!.state.play!;
    const from = Math.max(performance.now(), Number(window.name));
    for (let step = 0; step < seconds + 5; step += 5) clock.read(from + Math.min(step, seconds) * 1000);
    window.name = String(from + seconds * 1000);
  }, seconds);

/** Returns the time played, in whole seconds. */
const spent = (page: Page): Promise<number> =>
  page.evaluate(() => Math.floor(window.baizeTest!.state.play!.clock.read(0) / 1000));

test('sets a countdown by keyboard, pauses it, announces its end and plays on', async ({ page, host }) => {
  await openPage(page, host);
  await chooseDeal(page, DEAL);
  await openSettings(page, 'Status bar');
  const choice = page.getByRole('combobox', { name: 'Countdown in place of the time' });
  await choice.focus();
  await choice.press('5');
  await expect(choice.locator('option:checked')).toHaveText('5 minutes');
  await page.getByRole('switch', { name: 'Show the time' }).uncheck();
  await closePanel(page);
  const clock = page.locator('.status .clock');
  await expect(clock).toHaveText('5:00');
  await expect(clock).toHaveAccessibleName('Time 5:00 left. Pause');
  await playAtOnce(page, winOf('klondike', DEAL).slice(0, -14));
  await pass(page, 239);
  await expect(clock).toHaveText(/^1:0\d$/);
  await pass(page, 2);
  await expect(page.locator('.message')).toHaveText('One minute left.');
  await clock.click();
  await expect(clock).toHaveAccessibleName(/^Paused at 0:5\d left\. Resume$/);
  const before = await spent(page);
  await pass(page, 600);
  expect(await spent(page)).toBe(before);
  await clock.click();
  await page.evaluate(() => (window.name = ''));
  for (const [left, urgency] of [
    [26, 'soon'],
    [8, 'last'],
  ] as const) {
    await pass(page, 300 - left - (await spent(page)));
    await expect(clock).toHaveClass(new RegExp(`\\b${urgency}\\b`));
    await expectNoFaults(page, `${left} seconds before the end`, '.status');
  }
  await pass(page, 20);
  await expect(page.getByText('Time is up. The game goes on.').first()).toBeVisible();
  await expect(clock).toHaveText(/^\+0:\d\d$/);
  await expect(clock).toHaveAccessibleName(/^Time 0:\d\d over time\. Pause$/);
  await expect(clock).toHaveClass(/\bover\b/);
  const moves = await moveCount(page);
  await undo(page, 1);
  expect(await moveCount(page)).toBe(moves - 1);
  await expect(clock).toHaveText(/^\+0:\d\d$/);
  await page.evaluate(() => window.baizeTest!.settings({ theme: 'dark' }));
  await expectNoFaults(page, 'overtime', '.status');
  await kept(page);
  await settingsKept(page);
  await page.reload();
  await settled(page);
  await expect(clock).toHaveText(/^\+0:\d\d$/);
  await expect(page.locator('.message')).toHaveText('Resuming deal 30 where you left it.');
  await page.keyboard.press('Control+y');
  await expect.poll(() => moveCount(page)).toBe(moves);
  await page.keyboard.press('a');
  const won = page.getByRole('region', { name: 'You won' });
  await expect(won.getByText(/^Won 0:\d\d after the 5 minutes were up$/)).toBeVisible();
  const played = await spent(page);
  expect(played).toBeGreaterThan(300);
  const recorded = await page.evaluate(async () => {
    const results = await window.baizeTest!.request('results.list', null, null, 1, null);
    return results.ok ? results.value[0] : undefined;
  });
  expect(Math.floor((recorded?.clock ?? 0) / 1000)).toBe(played);
  // While a game is watched, no time is kept.
  await won.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(clock).toHaveCount(0);
});

test('announces nothing without an earlier game, and applies a new time at once', async ({ asNew: page }) => {
  const clock = page.locator('.status .clock');
  await clickPile(page, 0);
  await pass(page, 400);
  await page.evaluate(() => window.baizeTest!.settings({ countdown: 5 }));
  await expect(clock).toHaveText(/^\+1:4\d$/);
  await page.evaluate(() => window.baizeTest!.settings({ countdown: 20 }));
  await expect(clock).toHaveText(/^13:\d\d$/);
  await page.evaluate(() => window.baizeTest!.settings({ countdown: 0 }));
  await expect(clock).toHaveText(/^6:4\d$/);
  await expect(page.locator('.message')).not.toHaveText(/Time is up/);
});
