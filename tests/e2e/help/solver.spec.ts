import { makeMove, parseMove } from '../../../engine/rules.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { clickPile, makeByMouse } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';

test('says that a deal is winnable, shows the win, and records the help', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toHaveText('This game can still be won.');
  await page.getByRole('button', { name: 'Show the next move' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Hint:' })).toBeAttached();
  await page.keyboard.press('d');
  await settled(page);
  const help = await page.evaluate(() => window.baizeTest!.state.play!.save().help);
  expect(help).toMatchObject({ hints: 0, solver: true });
});

test('says that a deal can’t be won and offers another', async ({ asNew: page }) => {
  await showGame(page, 'labyrinth', 1);
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toHaveText('This deal can’t be won.');
  await expect(page.getByRole('button', { name: 'Back to where it could be won' })).toBeHidden();
  await expect(page.locator('.solving', { hasText: 'New deal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the next move' })).toBeHidden();
});

test('says again what its buttons are about after a different message', async ({ asNew: page }) => {
  await showGame(page, 'labyrinth', 1);
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  await page.evaluate(() => window.baizeTest!.tell(''));
  await expect(page.locator('.message')).toHaveText('This deal can’t be won.');
});

test('names and lights the cards that make a game lost, and records the help', async ({ asNew: page }) => {
  await showGame(page, 'seahaven', 20);
  await makeByMouse(page, parseMove('9>5')!);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.message')).toHaveText(
    /^Lost because of two cards: .+ and .+\. With these swapped, it could be won\.$/,
  );
  await settled(page);
  const help = await page.evaluate(() => window.baizeTest!.state.play!.save().help);
  expect(help).toMatchObject({ solver: true });
  await page.keyboard.press('Control+z');
  await expect(page.locator('.message')).not.toContainText('Lost because');
  await page.keyboard.press('y');
  await expect(page.locator('.message')).toHaveText('It can be won from here.');
});

test('ends the search on a move or by its button', async ({ asNew: page }) => {
  // A deal that no search decides: the search continues until it is ended.
  await showGame(page, 'forty-thieves', 7021);
  const stop = page.getByRole('button', { name: 'Stop' });
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toContainText('Looking for a way to win');
  await stop.click();
  await expect(page.locator('.message')).toHaveText('The search for a win has been stopped.');
  await page.keyboard.press('w');
  await expect(stop).toBeVisible();
  const move = await page.evaluate(() => window.baizeTest!.session()!.legalMoves()[0]!);
  expect(makeMove(move)).toMatch(/>/);
  await page.evaluate((move) => {
    window.baizeTest!.play([move]);
  }, move);
  await expect(stop).toBeHidden();
  await expect(page.locator('.message')).toBeEmpty();
});

test('remembers a shown win when another card follows its move home', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await page.keyboard.press('w');
  const show = page.getByRole('button', { name: 'Show the next move' });
  await show.click();
  await makeByMouse(page, winOf('klondike', 30)[0]!);
  const home = await page.evaluate(() => window.baizeTest!.session()!.score);
  expect(home).toBeGreaterThan(1);
  await expect(show).toBeVisible();
  await expect(page.locator('.message')).toHaveText('This game can still be won.');
});

test('answers the next question after one was cancelled or overtaken by a deal', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'gaps', 1);
  const message = page.locator('.message');
  await page.keyboard.press('w');
  await expect(message).toContainText('Looking for a way to win');
  await page.keyboard.press('w');
  await expect(message).toHaveText('The search for a win has been stopped.');
  await page.keyboard.press('w');
  await expect(message).toContainText('Looking for a way to win');
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  await showGame(page, 'klondike', 30);
  await expect(message).toBeEmpty();
  await page.keyboard.press('w');
  await expect(message).toHaveText('This game can still be won.');
  expect(page.workers()).toEqual([worker]);
});

test('prepares the solver before it is asked', async ({ page, host }) => {
  await openPage(page, host);
  await clickPile(page, 0);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('reports a failed search and answers the next question', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'gaps', 1);
  const message = page.locator('.message');
  await page.keyboard.press('w');
  await expect(message).toContainText('Looking for a way to win');
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  await worker!.evaluate(() => {
    setTimeout(() => {
      throw new Error('as if there were no memory');
    });
  });
  await expect(message).toHaveText('The search for a win failed.');
  await showGame(page, 'klondike', 30);
  await page.keyboard.press('w');
  await expect(message).toHaveText('This game can still be won.');
  await expect.poll(() => page.workers()).not.toContain(worker);
});
