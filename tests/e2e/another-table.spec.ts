import type { Page } from 'playwright/test';
import { showGame } from '../tools/pictures/page.ts';
import { expect } from './host.ts';
import { comeToTable, pressTableKey } from './keyboard.ts';
import { test } from './one-page.ts';

/** What is said of the hint that H lights. */
async function hintBy(page: Page): Promise<string> {
  await page.keyboard.press('h');
  return page.evaluate(() => window.baizeTest!.app.state.said.trim());
}

test('a hint after a new deal, and in another game, is one of the cards that lie there', async ({ table }) => {
  await showGame(table, 'klondike', 2);
  const hint = await hintBy(table);
  await showGame(table, 'klondike', 1);
  expect(await hintBy(table)).not.toBe(hint);
  await showGame(table, 'klondike', 2);
  expect(await hintBy(table)).toBe(hint);
  await showGame(table, 'freecell', 1);
  await hintBy(table);
  await showGame(table, 'klondike', 2);
  expect(await hintBy(table)).toBe(hint);
});

test('a card that the keyboard has raised lies down with its table', async ({ table }) => {
  await showGame(table, 'freecell', 1);
  await comeToTable(table);
  await pressTableKey(table, 'last');
  await pressTableKey(table, 'home');
  await pressTableKey(table, 'peek');
  expect(await table.evaluate(() => window.baizeTest!.board.peeking)).toBe(true);
  await showGame(table, 'freecell', 77);
  expect(await table.evaluate(() => window.baizeTest!.board.peeking)).toBe(false);
});
