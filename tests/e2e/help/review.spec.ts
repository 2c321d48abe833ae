import type { Page } from 'playwright/test';
import { findGame, type Move, parseMove, parseOptions, type Saved, Session } from '../../../engine/rules.ts';
import { solver } from '../../../engine/search.ts';
import { openStore } from '../../../main/store/open.ts';
import { expectNoFaults } from '../support/axe.ts';
import { makeByMouse } from '../support/hand.ts';
import { expect, openPage, settled, test as base } from '../support/host.ts';
import { openPanel } from '../support/panels.ts';
import { showGame } from '../../tools/pictures/page.ts';

const KLONDIKE = findGame('klondike')!;
/** Cards are turned one by one, three times through: so a game can be thrown away. */
const OPTIONS = 'dealing=one';
/**
 * A deal of Klondike that is thrown away: `GOOD` moves of a win are made, and then the stock is turned once too often.
 */
const DEAL = 8;
const WIN = solver(KLONDIKE, parseOptions(KLONDIKE, OPTIONS)!).solve(DEAL).toEnd().moves ?? [];
const GOOD = 127;
/** Milliseconds that a review may take: half a minute of work, and other programs may want the machine. */
const REVIEW_MS = 5 * 60_000;

/** Returns a game with these moves. */
function played(moves: readonly Move[]): Session {
  const session = Session.begin(KLONDIKE, OPTIONS, DEAL);
  for (const move of moves) session.play(move);
  return session;
}

/** Records the lost game, and one without a move. */
function fill(data: string): void {
  const lost = played(WIN.slice(0, GOOD));
  lost.play(lost.dealing.move!);
  const store = openStore(data);
  for (const saved of [lost.save(), played([]).save()]) store.finish(finished(saved));
  store.close();
}

const finished = (saved: Saved) => ({
  ...saved,
  moveCount: saved.at,
  score: 0,
  clock: 60_000,
  begun: 1_790_000_000_000,
  help: { undos: 0, hints: 0, solver: false },
  outcome: 'lost' as const,
});

const test = base.extend({
  data: async ({ data }, use) => {
    fill(data);
    await use(data);
  },
});
test.use({ settings: { autoplay: false }, hasTouch: true, viewport: { width: 800, height: 600 } });

const reviewButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^Review Klondike · .+, deal ${DEAL}$`) });

/** Disables workers: no review can be made from now on. */
const withoutWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.Worker = class extends EventTarget {} as unknown as typeof Worker;
  });

async function openPlayed(page: Page): Promise<void> {
  await openPanel(page, 'Control+t');
  await page.getByRole('tab', { name: 'Games played' }).click();
}

test('names the losing move of a lost Klondike, and wins from there', async ({ page, host }) => {
  test.setTimeout(10 * 60_000);
  await openPage(page, host);
  await openPlayed(page);
  await expect(page.getByText('Moves not saved')).toHaveCount(1);
  await reviewButton(page).click();
  // By finger, then by keyboard: Cancel gets the focus by itself.
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.tap();
  await expect(page.getByRole('dialog').getByText('Stopped before anything was found.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Stopped before anything was found.')).toBeVisible();
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog').getByRole('status');
  await expect(told).toContainText(`It could be won until move ${GOOD + 1}, which threw the win away.`, {
    timeout: REVIEW_MS,
  });
  const row = page.getByRole('table', { name: 'Costliest moves' }).getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText(String(GOOD + 1));
  await expect(row.getByRole('cell').first()).toHaveText(/turn the stock/i);
  await expect(told).toContainText(new RegExp(`You played, at move ${GOOD + 1}\\s*Turn the stock`, 'i'));
  await expect(told).toContainText(/Accuracy \d+ of 100: /);
  const curve = page.getByRole('img', { name: 'Chances, move by move' });
  const position = page.getByRole('region', { name: 'Position' });
  const way = position.getByRole('slider');
  await expect(way).toHaveAttribute('aria-valuetext', `Move ${GOOD} of ${GOOD + 1}\u00A0· can be won`);
  await curve.click({ position: { x: 53, y: 40 } });
  await expect(way).toHaveValue('0');
  await expect(position.getByRole('img')).toHaveAccessibleName(/^Stock, 24 cards/);
  await expect(position.getByRole('img')).toBeInViewport({ ratio: 0.95 });
  await expectNoFaults(page, 'the review');

  // The review is stored: without a worker, it opens from the list to which Escape returns.
  await page.keyboard.press('Escape');
  await withoutWorkers(page);
  await expect(page.getByRole('tab', { name: 'Games played', selected: true })).toBeVisible();
  await reviewButton(page).click();
  await expect(told).toContainText(`It could be won until move ${GOOD + 1}, which threw the win away.`);

  await page.getByRole('button', { name: 'Play from there' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page);
  for (const move of WIN.slice(GOOD)) await makeByMouse(page, move);
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  const [last] = await page.evaluate(async () => {
    const reply = await window.baizeTest!.request('export.results', 0);
    return reply.ok ? reply.value.results.toReversed() : [];
  });
  expect(last).toMatchObject({ outcome: 'won', deal: DEAL, at: WIN.length, help: { solver: true } });
});

test('keeps the review of a game without moves when the next is dealt', async ({ page, host }) => {
  const [game, deal] = ['fourteen', 1];
  await openPage(page, host);
  await showGame(page, game, deal);
  for (const move of '2>7 3>5 4>11 6>7 1>7 3>7'.split(' ')) await makeByMouse(page, parseMove(move)!);
  const open = page.getByRole('button', { name: 'Review', exact: true });
  const story = page.getByRole('dialog').getByRole('status');
  const stuck = 'Stuck after 6 moves.';
  await open.click();
  await expect(story).toContainText(stuck);
  await page.keyboard.press('Escape');
  await withoutWorkers(page);
  await open.click();
  await expect(story).toContainText(stuck);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+n');
  await page.waitForFunction((deal) => window.baizeTest!.session()!.deal !== deal, deal);
  await openPlayed(page);
  await page.getByRole('button', { name: `Review ${findGame(game)!.name}, deal ${deal}` }).click();
  await expect(story).toContainText('Lost after 6 moves.');
});
