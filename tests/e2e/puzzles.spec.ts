import type { Page } from 'playwright/test';
import type { Puzzle } from '../../engine/index.ts';
import { openStore } from '../../main/store/open.ts';
import { lostAtPuzzle, shippedPuzzles } from '../tools/lost-at-puzzle.ts';
import { expectNoFaults } from './axe.ts';
import { expect, openPage, settled, test as base } from './host.ts';

const FAN = shippedPuzzles('fan');
/** Positions that a player came to, and lost from. */
const MISSED = shippedPuzzles('freecell').puzzles.slice(0, 2);

const lost = (puzzle: Puzzle, at: number) => ({
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

/** The panel of the puzzles, by way of the deal of the day. */
async function openPuzzles(page: Page) {
  await page.keyboard.press('m');
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Puzzles…' }).click();
  return { panel, games: panel.getByRole('combobox', { name: 'Game' }) };
}

/** A puzzle lies on the table: the game and deal of it. */
async function laid(page: Page) {
  await expect(page.locator('.message')).toHaveText('Only one move still wins. Which one?');
  await settled(page);
  return page.evaluate(() => {
    const { game, deal } = window.baizeTest!.session()!;
    return { game: game.id, deal };
  });
}

test('puzzles of another game are laid, and those of one’s own lost games are found and laid', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  const { panel, games } = await openPuzzles(page);
  await expect(games).toHaveValue('freecell');
  await games.selectOption('Fan');
  const ladder = panel.getByRole('list', { name: 'All puzzles, the easiest first' });
  await expect(ladder.getByRole('button')).toHaveCount(FAN.puzzles.length);
  await ladder.getByRole('button').first().click();
  expect((await laid(page)).game).toBe('fan');

  await openPuzzles(page);
  await games.selectOption('FreeCell');
  await panel.getByRole('button', { name: 'Look through 2 lost games' }).click();
  const own = panel.getByRole('list', { name: 'From your own lost games' });
  await expect(own.getByRole('button')).toHaveCount(MISSED.length);
  await expectNoFaults(page, 'puzzles');
  await own.getByRole('button').first().press('Enter');
  const { game, deal } = await laid(page);
  expect(game).toBe('freecell');
  expect(MISSED.map((puzzle) => puzzle.deal)).toContain(deal);
});
