import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleList } from '../../engine/index.ts';
import { ROOT } from '../../main/build/root.ts';
import { expect, openPage, settled, test } from './host.ts';

const FAN = JSON.parse(readFileSync(join(ROOT, 'assets/puzzles/fan.json'), 'utf8')) as PuzzleList;

test('a puzzle of another game is chosen and laid; FreeCell’s come first where the game on the table has none', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  await page.keyboard.press('m');
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Puzzles…' }).click();
  const games = panel.getByRole('combobox', { name: 'Game' });
  await expect(games).toHaveValue('freecell');
  await games.selectOption('Fan');
  const ladder = panel.getByRole('list', { name: 'All puzzles, the easiest first' });
  await expect(ladder.getByRole('button')).toHaveCount(FAN.puzzles.length);
  await ladder.getByRole('button').first().click();
  await expect(page.locator('.message')).toHaveText('Only one move still wins. Which one?');
  await settled(page);
  expect(await page.evaluate(() => window.baizeTest!.session()!.game.id)).toBe('fan');
});
