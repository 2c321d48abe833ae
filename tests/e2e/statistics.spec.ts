import { readFileSync } from 'node:fs';
import { showGame } from '../tools/pictures/page.ts';
import type { Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../engine/index.ts';
import { openStore } from '../../main/store/open.ts';
import type { FinishedGame } from '../../preload/api.ts';
import { readCsv } from '../../renderer/app/services/exchange/csv.ts';
import { say } from '../../renderer/words/say.ts';
import { clickPile, kept, moveCount, position } from './hand.ts';
import { expect, openPage, settled, test as base } from './host.ts';
import { closePanel, openPanel } from './panels.ts';

const STOCK = 0;
const DAY = 86_400_000;

/** A game in which the stock was turned so often, finished. */
function finished(id: string, deal: number, turns: number): FinishedGame {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), deal);
  for (let turn = 0; turn < turns; turn += 1) session.play(session.dealMove!);
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

/** Sixty games of Klondike, one a day, and ten of Golf. */
function fill(data: string): void {
  let time = Date.parse('2026-01-01T12:00:00Z');
  const store = openStore(data, { now: () => (time += DAY) });
  for (let deal = 1; deal <= 60; deal += 1) store.finish(finished('klondike', deal, 3));
  for (let deal = 1; deal <= 10; deal += 1) store.finish(finished('golf', deal, 5));
  store.close();
}

/** Every test begins on a page of a host that has all these. */
const test = base.extend({
  data: async ({ data }, use) => {
    fill(data);
    await use(data);
  },
});

test.use({ settings: { speed: 0 } });
test.beforeEach(({ page, host }) => openPage(page, host));

const figures = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { bridge } = window.baizeTest!.app;
    const asked = [
      bridge.request('statistics.all'),
      bridge.request('statistics.of', null, null),
      bridge.request('statistics.months', null, null),
      bridge.request('export.results', 0),
    ];
    return Promise.all(asked);
  });

async function openTab(page: Page, tab: 'all' | 'latest' | 'data'): Promise<void> {
  await openPanel(page, 'Control+t');
  await page.getByRole('tab', { name: say(`statistics.${tab}`) }).click();
}

/** Presses a button of the panel that is open. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function exported(page: Page, word: 'exchange.json' | 'exchange.csv'): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, say(word))]);
  expect(download.suggestedFilename()).toMatch(/^baize-\d{4}-\d\d-\d\d\.(json|csv)$/);
  return download.path();
}

const choose = (page: Page, name: string, content: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('what is exported as JSON, forgotten and imported gives the same figures', async ({ page }) => {
  const before = await figures(page);
  await openTab(page, 'data');
  const json = readFileSync(await exported(page, 'exchange.json'), 'utf8');
  await press(page, say('reset.all'));
  await expect(page.getByText(say('reset.ask-all', { count: 70 }))).toBeVisible();
  await press(page, say('reset.yes'));
  await expect(page.getByText(say('reset.done'))).toBeVisible();
  expect(await figures(page)).toMatchObject([{ value: [] }, { value: { played: 0 } }, { value: [] }, {}]);
  await choose(page, 'mine.json', json);
  await expect(page.getByText(say('exchange.fresh', { count: 70 }))).toBeVisible();
  await press(page, say('exchange.take'));
  await expect(page.getByText(say('exchange.taken', { count: 70 }))).toBeVisible();
  expect(await figures(page)).toEqual(before);
  await choose(page, 'mine.json', json);
  await expect(page.getByText(say('exchange.known', { count: 70 }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('exchange.take') })).toBeDisabled();
});

test('results exported as CSV are read by their columns, and taken in again after a reset of their game', async ({
  page,
}) => {
  const before = await figures(page);
  await openTab(page, 'data');
  const csv = readFileSync(await exported(page, 'exchange.csv'), 'utf8');
  const rows = readCsv(csv);
  expect(rows).toHaveLength(70);
  expect(rows?.[2]).toEqual({ ...finished('klondike', 3, 3), ended: Date.parse('2026-01-04T12:00:00Z') });
  await press(page, say('reset.one', { game: 'Klondike' }));
  await press(page, say('reset.yes'));
  await expect(page.getByText(say('reset.done'))).toBeVisible();
  await choose(page, 'mine.csv', csv);
  await press(page, say('exchange.take'));
  await expect(page.getByText(say('exchange.taken', { count: 60 }))).toBeVisible();
  expect(((await figures(page)) as unknown[]).slice(0, 3)).toEqual((before as unknown[]).slice(0, 3));
});

test('of a file it is said what can’t be taken and why, and nothing is taken unasked', async ({ page }) => {
  await openTab(page, 'data');
  await choose(page, 'holiday.json', '{"format":"photographs"}');
  await expect(page.getByText(say('exchange.foreign'))).toBeVisible();
  const good = { ...finished('golf', 99, 2), ended: 1_800_000_000_000 };
  const results = [good, { ...good, deal: 'many' }, { ...good, game: 'poker-night' }];
  await choose(page, 'mine.json', JSON.stringify({ format: 'baize', version: 1, results }));
  const why = say('exchange.why-malformed', { field: 'deal' });
  const fault = say('exchange.fault', { kind: say('exchange.kind-results'), row: 2, why });
  await expect(page.getByText(fault)).toBeVisible();
  await expect(page.getByText(say('exchange.refused', { count: 2 }))).toBeVisible();
  await press(page, say('button.cancel'));
  expect(await figures(page)).toMatchObject([{}, { value: { played: 70 } }, {}, {}]);
});

test('an import is cancelled in the midst of its check: it says so, and nothing of it is left', async ({ page }) => {
  await openTab(page, 'data');
  // The host answers when it is told to.
  await page.evaluate(() => {
    const { bridge } = window.baizeTest!.app;
    const request = bridge.request.bind(bridge);
    const goOn = new Promise((resolve) => addEventListener('answer-now', resolve, { once: true }));
    bridge.request = async (name, ...args) => {
      if (name === 'import.add') await goOn;
      return request(name, ...args);
    };
  });
  const results = Array.from({ length: 600 }, (_, i) => ({ ...finished('golf', 99, 2), ended: 1_800_000_000_000 + i }));
  await choose(page, 'mine.json', JSON.stringify({ format: 'baize', version: 1, results }));
  await expect(page.getByText(say('exchange.checking'))).toBeVisible();
  const cancel = page.getByRole('button', { name: say('button.cancel') });
  await cancel.click();
  await expect(cancel).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('answer-now')));
  await expect(page.getByText(say('refusal.stopped'))).toBeVisible();
  expect(await figures(page)).toMatchObject([{}, { value: { played: 70 } }, {}, {}]);
});

test('a backup is made, and restored with all that it held; a game on the table is not kept over it', async ({
  page,
}) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, STOCK);
  await kept(page);
  const then = await position(page);
  await openPanel(page, 'Control+,');
  await press(page, say('backups.make'));
  const restore = page.getByRole('button', { name: /^Restore the backup/ });
  await expect(restore.first()).toBeVisible();
  await closePanel(page);
  for (let i = 0; i < 3; i += 1) await clickPile(page, STOCK);
  await openTab(page, 'data');
  await press(page, say('reset.all'));
  await press(page, say('reset.yes'));
  await expect(page.getByText(say('reset.done'))).toBeVisible();
  await closePanel(page);
  await openPanel(page, 'Control+,');
  const asked = page.locator('.backups li', { hasText: say('backups.kind-asked') });
  await asked.getByRole('button').click();
  await Promise.all([page.waitForEvent('load'), press(page, say('backups.yes'))]);
  await settled(page);
  expect(await position(page)).toBe(then);
  expect(await figures(page)).toMatchObject([{}, { value: { played: 70 } }, {}, {}]);
  await openPanel(page, 'Control+,');
  await expect(page.getByText(say('backups.kind-replaced'))).toBeVisible();
});

test('a game is saved under a name, opened as a copy, renamed, deleted, and had back', async ({ page }) => {
  await showGame(page, 'klondike', 30);
  for (let i = 0; i < 2; i += 1) await clickPile(page, STOCK);
  const then = await position(page);
  await openPanel(page, 'Control+s');
  await page.getByRole('textbox', { name: say('named.name') }).fill('before the kings');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('named.kept', { name: 'before the kings' }))).toBeVisible();
  await closePanel(page);
  for (let i = 0; i < 3; i += 1) await clickPile(page, STOCK);

  await openPanel(page, 'Control+s');
  await press(page, say('named.open-of', { name: 'before the kings' }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('loss.yes') })
    .click();
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 2);
  await settled(page);
  expect(await position(page)).toBe(then);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 1);

  await openPanel(page, 'Control+s');
  await press(page, say('named.rename-of', { name: 'before the kings' }));
  await page.getByRole('textbox', { name: say('named.new-name') }).fill('after all');
  await page.keyboard.press('Enter');
  await press(page, say('named.drop-of', { name: 'after all' }));
  await expect(page.getByText(say('named.none'))).toBeVisible();
  await press(page, say('named.undo'));
  await press(page, say('named.open-of', { name: 'after all' }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('loss.yes') })
    .click();
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount === 2);
  expect(await position(page)).toBe(then);
});

test('the games played are listed further when asked; one is watched, and its deal played', async ({ page }) => {
  await openTab(page, 'latest');
  await expect(page.getByText(say('statistics.shown', { count: 50 }))).toBeVisible();
  await press(page, say('statistics.more'));
  await expect(page.getByText(say('statistics.shown', { count: 70 }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('statistics.more') })).toBeHidden();
  await press(page, say('review.open-of', { game: 'Golf', deal: '7' }));
  await expect(page.getByRole('dialog', { name: say('review.title', { game: 'Golf', deal: 7 }) })).toBeVisible();
  // Closed, it leads back to the list it was opened from.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: say('statistics.latest') })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table', { name: say('statistics.latest') })).toBeVisible();
  await press(page, say('statistics.replay-of', { game: 'Golf', deal: '7' }));
  await expect(page.getByRole('region', { name: say('replay.name') })).toBeVisible();
  await settled(page);
  await openTab(page, 'latest');
  await press(page, say('statistics.play-of', { game: 'Golf', deal: '7' }));
  // The game that was watched is of the same deal, and gives the table back to Klondike before Golf is dealt.
  await expect(page.getByRole('region', { name: say('replay.name') })).toBeHidden();
  await page.waitForFunction(() => {
    const { game, deal } = window.baizeTest!.session() ?? {};
    return game?.id === 'golf' && deal === 7;
  });
  expect(await moveCount(page)).toBe(0);
});

test('the table of all games is sorted by a click on a head, and leads to the figures of a game', async ({ page }) => {
  await openTab(page, 'all');
  const table = page.getByRole('table', { name: say('statistics.all') });
  const games = (): Promise<string[]> => table.locator('tbody td:first-child').allInnerTexts();
  expect(await table.locator('th[aria-sort]').innerText()).toContain(say('statistics.played'));
  expect(await games()).toEqual(['Klondike', 'Golf']);
  await table.getByRole('button', { name: say('statistics.game') }).click();
  expect(await games()).toEqual(['Golf', 'Klondike']);
  await table.getByRole('button', { name: say('statistics.game') }).click();
  expect(await games()).toEqual(['Klondike', 'Golf']);
  await expect(table.locator('th').first()).toHaveAttribute('aria-sort', 'descending');
  await press(page, say('statistics.show', { game: 'Golf' }));
  await expect(page.getByRole('tab', { name: 'Golf', selected: true })).toBeVisible();
  await expect(page.getByRole('img', { name: say('chart.latest-title') })).toBeVisible();
  await expect(
    page.getByText(say('statistics.won-of', { won: 3, played: 10, percent: '30.0%' })).first(),
  ).toBeVisible();
});
