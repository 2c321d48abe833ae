import { makeMove } from '../../engine/index.ts';
import { expect, openPage, settled, test } from './host.ts';
import { chooseDeal, chooseGame } from './panels.ts';

test('a deal that can be won is said to be; its win is shown move by move, and the help is recorded', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  await chooseDeal(page, 30);
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toHaveText('This game can still be won.');
  await page.getByRole('button', { name: 'Show the next move' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Hint:' })).toBeAttached();
  await page.keyboard.press('d');
  await settled(page);
  const help = await page.evaluate(() => window.baizeTest!.app.play!.save().help);
  expect(help).toMatchObject({ hints: 0, solver: true });
});

test('a game that is lost is said to be', async ({ page, host }) => {
  await openPage(page, host);
  await chooseGame(page, 'labyrinth');
  await chooseDeal(page, 1);
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toHaveText('No way is left to win this game.');
  await expect(page.getByRole('button', { name: 'Show the next move' })).toBeHidden();
});

test('a move ends the search, and so does the button', async ({ page, host }) => {
  await openPage(page, host);
  await chooseGame(page, 'freecell');
  await chooseDeal(page, 1);
  const stop = page.getByRole('button', { name: 'Stop' });
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toContainText('Looking for a way to win');
  await stop.click();
  await expect(page.locator('.message')).toHaveText('No longer looking for a way to win.');
  await page.keyboard.press('w');
  await expect(stop).toBeVisible();
  const move = await page.evaluate(() => window.baizeTest!.session()!.legalMoves()[0]!);
  expect(makeMove(move)).toMatch(/>/);
  await page.evaluate((move) => {
    const { app } = window.baizeTest!;
    app.done(app.play!.session.play(move)!);
  }, move);
  await expect(stop).toBeHidden();
  await expect(page.locator('.message')).toBeEmpty();
});
