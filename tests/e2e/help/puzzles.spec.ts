import type { Page } from 'playwright/test';
import type { OnlyPuzzle } from '../../../engine/search.ts';
import { openStore } from '../../../main/store/open.ts';
import { lostAtPuzzle } from '../../tools/lost-at-puzzle.ts';
import { shippedPuzzles } from '../../tools/shipped-puzzles.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test as base } from '../support/host.ts';

const FAN = shippedPuzzles('only', 'fan');
const LOST = shippedPuzzles('lost', 'freecell');
/** Positions from which a player lost. */
const MISSED = shippedPuzzles('only', 'freecell').puzzles.slice(0, 2);

const lost = (puzzle: OnlyPuzzle, at: number) => ({
  ...lostAtPuzzle(puzzle).save(),
  moveCount: 9,
  score: 0,
  clock: 60_000,
  begun: 1_790_000_000_000 + at,
  help: { undos: 0, hints: 0, solver: false },
  outcome: 'lost' as const,
});

const test = base.extend({
  data: async ({ data }, use) => {
    const store = openStore(data);
    for (const [at, puzzle] of MISSED.entries()) store.finish(lost(puzzle, at));
    store.close();
    await use(data);
  },
});
test.use({ viewport: { width: 800, height: 600 } });

/** Opens the panel of puzzles by its key. */
async function openPuzzles(page: Page) {
  await page.keyboard.press('z');
  const panel = page.getByRole('dialog', { name: 'Puzzles' });
  return { panel, games: panel.getByRole('combobox', { name: 'Game' }) };
}

/** The text of the headline above the table. */
const task = (page: Page) => page.locator('.puzzle-bar .task');

/** Waits until a puzzle of a game is on the table; returns its deal. */
async function laid(page: Page, game: string) {
  await page.waitForFunction((id) => window.baizeTest!.session()!.game.id === id, game);
  await expect(task(page)).toHaveText('Only one move still wins. Which one?');
  await settled(page);
  return page.evaluate(() => window.baizeTest!.session()!.deal);
}

test('lays out puzzles of a different game, and of one’s own lost games', async ({ page, host }) => {
  await openPage(page, host);
  const { panel, games } = await openPuzzles(page);
  await expect(games).toHaveValue('freecell');
  await games.selectOption('Fan');
  const ladder = panel.getByRole('list', { name: 'All puzzles, the easiest first' });
  await expect(ladder.getByRole('button')).toHaveCount(FAN.puzzles.length);
  await ladder.getByRole('button').first().click();
  await laid(page, 'fan');

  await openPuzzles(page);
  await games.selectOption('FreeCell');
  await panel.getByRole('button', { name: 'Look through 2 lost games' }).click();
  const own = panel.getByRole('list', { name: 'From your own lost games' });
  await expect(own.getByRole('button')).toHaveCount(MISSED.length);
  await expectNoFaults(page, 'puzzles');
  await own.getByRole('button').first().press('Enter');
  const deal = await laid(page, 'freecell');
  expect(MISSED.map((puzzle) => puzzle.deal)).toContain(deal);
});

/** Chooses a kind of puzzle in the panel, by keyboard. */
async function chooseKind(page: Page, steps: number): Promise<void> {
  await page.getByRole('radio', { name: 'The only move' }).focus();
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
}

test('lays out a puzzle by keyboard and counts the moves left', async ({ page, host }) => {
  await openPage(page, host);
  const { panel } = await openPuzzles(page);
  await chooseKind(page, 1);
  await panel.getByRole('button', { name: 'Puzzle of the day' }).press('Enter');
  await expect(task(page)).toHaveText(/^Win in \d+ moves\. Cards that go home aren’t counted\.$/);
  await settled(page);
  await page.evaluate(() => {
    const { state, session, play } = window.baizeTest!;
    const { homes } = state.play!;
    const move = session()!
      .legalMoves()
      .find((one) => !homes.has((one >> 8) & 0xff))!;
    play([move]);
  });
  await expect(task(page)).toHaveText(/^(\d+ moves|One move) left\.$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(task(page)).toHaveText(/^Undone, so your first answer counts as wrong\. \d+ moves left\.$/);
});

test('answers above the table whether a position is lost, counts it and offers the next', async ({ page, host }) => {
  await openPage(page, host);
  const { panel, games } = await openPuzzles(page);
  await chooseKind(page, 2);
  await games.selectOption('FreeCell');
  const ladder = panel.getByRole('list', { name: 'All puzzles, the easiest first' });
  await expect(ladder.getByRole('button')).toHaveCount(LOST.puzzles.length);
  await ladder.getByRole('button').first().press('Enter');
  const headline = page.getByRole('region', { name: 'Puzzle 1' });
  await expect(task(page)).toHaveText('Can this still be won, or is it lost?');
  await expectNoFaults(page, 'puzzle asked');
  const [first] = LOST.puzzles;
  await headline.getByRole('button', { name: first!.lost ? 'It’s lost' : 'It can be won' }).press('Enter');
  await expect(headline).toContainText(/Correct: .*Rating [\d,]+ \(\+\d+\)/);
  await expect(headline.getByRole('button', { name: 'It can be won' })).toHaveCount(0);
  await openPuzzles(page);
  await chooseKind(page, 2);
  await expect(ladder.getByRole('button', { name: /, solved$/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await headline.getByRole('button', { name: 'Next puzzle' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Puzzle 2' })).toContainText('Can this still be won, or is it lost?');
});

test('counts no loss when a new deal replaces a puzzle', async ({ page, host }) => {
  await openPage(page, host);
  const { panel, games } = await openPuzzles(page);
  await games.selectOption('FreeCell');
  await panel.getByRole('button', { name: 'Puzzle of the day' }).press('Enter');
  const deal = await laid(page, 'freecell');
  await page.keyboard.press('Alt+n');
  await page.waitForFunction((before) => window.baizeTest!.session()!.deal !== before, deal);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(task(page)).toHaveCount(0);
  const reply = await page.evaluate(() => window.baizeTest!.request('results.list', null, null, 10, null));
  expect(reply.ok && reply.value.length).toBe(MISSED.length);
});
