import { readFileSync } from 'node:fs';
import { showGame } from '../../tools/pictures/page.ts';
import type { Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { openStore } from '../../../main/store/open.ts';
import type { FinishedGame } from '../../../preload/api.ts';
import { readCsv } from '../../../renderer/app/services/exchange/csv.ts';
import { clickPile, kept, moveCount, position } from '../support/hand.ts';
import { expect, openPage, settled, test as base } from '../support/host.ts';
import { closePanel, openPanel, openSettings } from '../support/panels.ts';

const STOCK = 0;
const DAY = 86_400_000;

/** Returns a finished game whose stock was turned this often. */
function finished(id: string, deal: number, turns: number): FinishedGame {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), deal);
  for (let turn = 0; turn < turns; turn += 1) session.play(session.dealing.move!);
  return {
    ...session.save(),
    moveCount: turns,
    score: deal,
    clock: 60_000 * deal,
    begun: 1_700_000_000_000,
    help: { undos: 0, hints: 1, solver: false },
    outcome: deal % 3 ? 'lost' : 'won',
  };
}

/** Records sixty games of Klondike, one a day, and ten of Golf. */
function fill(data: string): void {
  let time = Date.parse('2026-01-01T12:00:00Z');
  const store = openStore(data, { now: () => (time += DAY) });
  for (let deal = 1; deal <= 60; deal += 1) store.finish(finished('klondike', deal, 3));
  for (let deal = 1; deal <= 10; deal += 1) store.finish(finished('golf', deal, 5));
  store.close();
}

/** Every test begins on a page of a host that has all these games. */
const test = base.extend({
  data: async ({ data }, use) => {
    fill(data);
    await use(data);
  },
});

test.beforeEach(({ page, host }) => openPage(page, host));

const figures = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { request } = window.baizeTest!;
    const asked = [
      request('statistics.all'),
      request('statistics.of', null, null),
      request('statistics.months', null, null),
      request('export.results', 0),
    ];
    return Promise.all(asked);
  });

async function openTab(page: Page, tab: 'All games' | 'Games played' | 'Export and reset'): Promise<void> {
  await openPanel(page, 'Control+t');
  await page.getByRole('tab', { name: tab }).click();
}

/** Presses a button of the panel that is open. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function exported(page: Page, name: 'Export as JSON' | 'Export results as CSV'): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  expect(download.suggestedFilename()).toMatch(/^baize-\d{4}-\d\d-\d\d\.(json|csv)$/);
  return download.path();
}

const choose = (page: Page, name: string, content: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('restores equal statistics from an export', async ({ page }) => {
  const before = await figures(page);
  await openTab(page, 'Export and reset');
  const json = readFileSync(await exported(page, 'Export as JSON'), 'utf8');
  await press(page, 'Reset all games…');
  await expect(page.getByText('Delete all 70 results of all games?')).toBeVisible();
  await press(page, 'Reset');
  await expect(page.getByText('Done. The backup from before the reset is in Settings.')).toBeVisible();
  expect(await figures(page)).toMatchObject([{ value: [] }, { value: { played: 0 } }, { value: [] }, {}]);
  await choose(page, 'mine.json', json);
  await expect(page.getByText('70 new items')).toBeVisible();
  await press(page, 'Import new items');
  await expect(page.getByText('70 items imported.')).toBeVisible();
  expect(await figures(page)).toEqual(before);
  await choose(page, 'mine.json', json);
  await expect(page.getByText('70 items already here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import new items' })).toBeDisabled();
});

test('exports results as CSV and imports them after a reset', async ({ page }) => {
  const before = await figures(page);
  await openTab(page, 'Export and reset');
  const csv = readFileSync(await exported(page, 'Export results as CSV'), 'utf8');
  const rows = readCsv(csv);
  expect(rows).toHaveLength(70);
  expect(rows?.[2]).toEqual({ ...finished('klondike', 3, 3), ended: Date.parse('2026-01-04T12:00:00Z') });
  await press(page, 'Reset Klondike…');
  await press(page, 'Reset');
  await expect(page.getByText('Done. The backup from before the reset is in Settings.')).toBeVisible();
  await choose(page, 'mine.csv', csv);
  await press(page, 'Import new items');
  await expect(page.getByText('60 items imported.')).toBeVisible();
  expect(((await figures(page)) as unknown[]).slice(0, 3)).toEqual((before as unknown[]).slice(0, 3));
});

test('says what of a file can’t be imported and why', async ({ page }) => {
  await openTab(page, 'Export and reset');
  await choose(page, 'holiday.json', '{"format":"photographs"}');
  await expect(page.getByText('Baize didn’t export this file. Choose one that it did.')).toBeVisible();
  const good = { ...finished('golf', 99, 2), ended: 1_800_000_000_000 };
  const results = [good, { ...good, deal: 'many' }, { ...good, game: 'poker-night' }];
  await choose(page, 'mine.json', JSON.stringify({ format: 'baize', version: 1, results }));
  const fault = 'The first that can’t be imported is result 2: “deal” is missing or invalid.';
  await expect(page.getByText(fault)).toBeVisible();
  await expect(page.getByText('2 can’t be imported')).toBeVisible();
  await press(page, 'Cancel');
  expect(await figures(page)).toMatchObject([{}, { value: { played: 70 } }, {}, {}]);
});

test('cancels an import during its check and leaves nothing', async ({ page }) => {
  await openTab(page, 'Export and reset');
  // The host's answer is held back until `answer-now`.
  await page.evaluate(() => {
    const answerNow = new Promise((resolve) => addEventListener('answer-now', resolve, { once: true }));
    void window.baizeTest!.delay('import.add', answerNow);
  });
  const results = Array.from({ length: 600 }, (_, i) => ({ ...finished('golf', 99, 2), ended: 1_800_000_000_000 + i }));
  await choose(page, 'mine.json', JSON.stringify({ format: 'baize', version: 1, results }));
  await expect(page.getByText('Checking…')).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(cancel).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('answer-now')));
  await expect(page.getByText('This was stopped; nothing has changed.')).toBeVisible();
  expect(await figures(page)).toMatchObject([{}, { value: { played: 70 } }, {}, {}]);
});

test('makes and restores a backup, dropping the game on the table', async ({ page }) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, STOCK);
  await kept(page);
  const then = await position(page);
  await openSettings(page, 'Your data');
  await press(page, 'Back up now');
  const restore = page.getByRole('button', { name: /^Restore the backup/ });
  await expect(restore.first()).toBeVisible();
  await closePanel(page);
  for (let i = 0; i < 3; i += 1) await clickPile(page, STOCK);
  await openTab(page, 'Export and reset');
  await press(page, 'Reset all games…');
  await press(page, 'Reset');
  await expect(page.getByText('Done. The backup from before the reset is in Settings.')).toBeVisible();
  await closePanel(page);
  await openSettings(page, 'Your data');
  const asked = page.locator('.backups li', { hasText: 'Manual' });
  await asked.getByRole('button').click();
  await Promise.all([page.waitForEvent('load'), press(page, 'Restore')]);
  await settled(page);
  expect(await position(page)).toBe(then);
  expect(await figures(page)).toMatchObject([{}, { value: { played: 70 } }, {}, {}]);
  await openSettings(page, 'Your data');
  await expect(page.getByText('Before a restore')).toBeVisible();
});

test('saves a named game, opens a copy, renames, deletes and restores it', async ({ page }) => {
  await showGame(page, 'klondike', 30);
  for (let i = 0; i < 2; i += 1) await clickPile(page, STOCK);
  const then = await position(page);
  await openPanel(page, 'Control+s');
  await page.getByRole('textbox', { name: 'Save the game on the table as' }).fill('before the kings');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as “before the kings”.')).toBeVisible();
  await closePanel(page);
  for (let i = 0; i < 3; i += 1) await clickPile(page, STOCK);

  await openPanel(page, 'Control+s');
  await press(page, 'Open “before the kings”');
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 2);
  await settled(page);
  expect(await position(page)).toBe(then);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 1);

  await openPanel(page, 'Control+s');
  await press(page, 'Rename “before the kings”');
  await page.getByRole('textbox', { name: 'New name' }).fill('after all');
  await page.keyboard.press('Enter');
  await press(page, 'Delete “after all”');
  await expect(page.getByText('No game has been saved yet.')).toBeVisible();
  await press(page, 'Undo');
  await press(page, 'Open “after all”');
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 2);
  expect(await position(page)).toBe(then);
});

test('lists more games on request, replays one and plays its deal', async ({ page }) => {
  await openTab(page, 'Games played');
  await expect(page.getByText('50 games shown')).toBeVisible();
  await press(page, 'Show more');
  await expect(page.getByText('70 games shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await press(page, 'Review Golf, deal 7');
  await expect(page.getByRole('dialog', { name: 'Review of Golf, deal 7' })).toBeVisible();
  // Closing it returns to the list it was opened from.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Games played' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table', { name: 'Games played' })).toBeVisible();
  await press(page, 'Watch Golf, deal 7, move by move');
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await settled(page);
  await openTab(page, 'Games played');
  await press(page, 'Play deal 7 of Golf');
  // The watched game is of the same deal; it gives the table back to Klondike before Golf is dealt.
  await expect(page.getByRole('region', { name: 'Replay' })).toBeHidden();
  await page.waitForFunction(() => {
    const { game, deal } = window.baizeTest!.session() ?? {};
    return game?.id === 'golf' && deal === 7;
  });
  expect(await moveCount(page)).toBe(0);
});

test('filters games to wins without help', async ({ page }) => {
  const none = { undos: 0, hints: 0, solver: false };
  await showGame(page, 'klondike', 1);
  await page.evaluate(
    async ([game, help]) => {
      const { request } = window.baizeTest!;
      const finish = async (deal: number, outcome: 'won' | 'lost'): Promise<void> => {
        const day = Date.parse('2025-12-01T12:00:00Z');
        await request('play.finish', { ...game, deal, help, outcome, ended: day });
      };
      await finish(500, 'won');
      await finish(501, 'lost');
    },
    [finished('klondike', 500, 3), none] as const,
  );
  await openTab(page, 'Games played');
  await expect(page.getByText('50 games shown')).toBeVisible();
  await page.getByRole('radio', { name: 'Won without help' }).check();
  await expect(page.getByText('1 game shown')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Review Klondike · .+, deal 500$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await page.getByRole('radio', { name: 'Won and lost' }).check();
  await expect(page.getByText('50 games shown')).toBeVisible();
});

test('sorts the table of all games and opens a game’s statistics', async ({ page }) => {
  await openTab(page, 'All games');
  const table = page.getByRole('table', { name: 'All games' });
  const games = (): Promise<string[]> => table.locator('tbody td:first-child').allInnerTexts();
  expect(await table.locator('th[aria-sort]').innerText()).toContain('Played');
  expect(await games()).toEqual(['Klondike', 'Golf']);
  await table.getByRole('button', { name: 'Game' }).click();
  expect(await games()).toEqual(['Golf', 'Klondike']);
  await table.getByRole('button', { name: 'Game' }).click();
  expect(await games()).toEqual(['Klondike', 'Golf']);
  await expect(table.locator('th').first()).toHaveAttribute('aria-sort', 'descending');
  await press(page, 'Statistics of Golf');
  await expect(page.getByRole('tab', { name: 'Golf', selected: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Games won among the last 20, game by game' })).toBeVisible();
  await expect(page.getByText('3 of 10, 30.0%').first()).toBeVisible();
});
