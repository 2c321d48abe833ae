import type { Locator, Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import type { RequestName } from '../../../preload/api.ts';
import { moveCount } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { enterOn } from '../support/keyboard.ts';
import { closePanel, openPanel, openSettings } from '../support/panels.ts';

test.use({ settings: { autoplay: false }, hasTouch: true, viewport: { width: 500, height: 900 } });

const dialog = (page: Page): Locator => page.getByRole('dialog');
const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

test('cancels a search for a deal by a tap and by Enter, and keeps the present deal', async ({ page, host }) => {
  await openPage(page, host);
  await page.evaluate(async () => {
    const { enter, settings } = window.baizeTest!;
    // A deal of this game can hardly be won.
    await enter('bakers-game', 'automatic=false;open=false;cells=1;columns=4', 7);
    await settings({ wishes: { 'bakers-game': 'winnable' } });
  });
  const looking = page.getByRole('dialog', { name: 'Searching for a deal' });
  const cancel = button(looking, 'Cancel');
  await button(page.getByRole('toolbar'), 'New deal').tap();
  await cancel.tap();
  await expect(looking).toHaveCount(0);
  await page.keyboard.press('Alt+n');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(looking).toHaveCount(0);
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(7);
});

/**
 * Delays a request until Cancel has been pressed, so that the host gets the work and its end together: it can't be done
 * before. A busy page may send it only after that.
 */
const hold = (page: Page, held: RequestName): Promise<void> =>
  page.evaluate((held) => {
    const { delay, request } = window.baizeTest!;
    const pressed = new Promise((resolve) => addEventListener('pressed', resolve, { once: true }));
    const work = { ends: false };
    const stopAll = async (): Promise<void> => {
      await pressed;
      while (!work.ends) await request('work.stop');
    };
    void delay(held, pressed).then(() => (work.ends = true));
    void stopAll();
  }, held);

type Press = (goal: Locator) => Promise<void>;

/**
 * Begins something long by finger and by keyboard, and cancels it the same way; for the keyboard, the focus is on
 * Cancel.
 */
async function cancelled(page: Page, held: RequestName, begin: (press: Press) => Promise<void>): Promise<void> {
  const cancel = button(dialog(page), 'Cancel');
  const bar = dialog(page).getByRole('progressbar');
  const enter: Press = (goal) => enterOn(page, goal);
  for (const press of [(goal: Locator) => goal.tap(), enter]) {
    await hold(page, held);
    await begin(press);
    await expect(bar).toBeVisible();
    if (press === enter) await expect(cancel, held).toBeFocused();
    await press(cancel);
    await expect(cancel).toBeDisabled();
    await page.evaluate(() => dispatchEvent(new Event('pressed')));
    await expect(bar).toHaveCount(0);
    await expect(dialog(page)).toContainText('This was stopped; nothing has changed.');
  }
}

/** Returns an export that holds one game. */
function exported(): Buffer {
  const golf = findGame('golf')!;
  const game = { ...Session.begin(golf, usualOptions(golf), 9).save(), moveCount: 0, score: 0, clock: 1 };
  const result = { ...game, begun: 1, ended: 2, outcome: 'lost', help: { undos: 0, hints: 0, solver: false } };
  return Buffer.from(JSON.stringify({ format: 'baize', version: 1, results: [result] }));
}

test('cancels an export, an import and a restore by a tap and Enter without any change', async ({ page, host }) => {
  await openPage(page, host);
  await page.keyboard.press('d');
  await settled(page);
  const mine = { name: 'mine.json', mimeType: 'application/json', buffer: exported() };
  const choose = async (press: Press): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await press(button(dialog(page), 'Choose a file…'));
    await (await chooser).setFiles(mine);
  };

  await openPanel(page, 'Control+t');
  await page.getByRole('tab', { name: 'Export and reset' }).tap();
  await cancelled(page, 'export.results', (press) => press(button(dialog(page), 'Export as JSON')));
  await cancelled(page, 'import.add', choose);
  await cancelled(page, 'import.finish', async (press) => {
    await choose(press);
    await press(button(dialog(page), 'Import new items'));
  });
  expect(await page.evaluate(() => window.baizeTest!.request('statistics.all'))).toMatchObject({
    value: [],
  });
  await closePanel(page);

  await openSettings(page, 'Your data');
  // One backup was made at the start of the day.
  const restore = page.getByRole('button', { name: /^Restore the backup/ }).first();
  await cancelled(page, 'backups.restore', async (press) => {
    await press(restore);
    await press(button(dialog(page), 'Restore'));
  });
  await settled(page);
  expect(await moveCount(page)).toBe(1);
});
