import type { Page } from 'playwright/test';
import { expect } from './host.ts';
import { comeToTable, pressTableKey } from './keyboard.ts';
import { test } from './one-page.ts';
import { chooseDeal, chooseGame } from './panels.ts';

/** What is said of the hint that H lights. */
async function hintBy(page: Page): Promise<string> {
  await page.keyboard.press('h');
  return page.evaluate(() => window.baizeTest!.app.state.said.trim());
}

test('a hint after a new deal, and in another game, is one of the cards that lie there', async ({ table }) => {
  await chooseGame(table, 'klondike');
  await chooseDeal(table, 2);
  const hint = await hintBy(table);
  await chooseDeal(table, 1);
  expect(await hintBy(table)).not.toBe(hint);
  await chooseDeal(table, 2);
  expect(await hintBy(table)).toBe(hint);
  await chooseGame(table, 'freecell');
  await hintBy(table);
  await chooseGame(table, 'klondike');
  await chooseDeal(table, 2);
  expect(await hintBy(table)).toBe(hint);
});

test('a card that the keyboard has raised lies down with its table', async ({ table }) => {
  await chooseGame(table, 'freecell');
  await comeToTable(table);
  await pressTableKey(table, 'last');
  await pressTableKey(table, 'home');
  await pressTableKey(table, 'peek');
  expect(await table.evaluate(() => window.baizeTest!.board.peeking)).toBe(true);
  await chooseDeal(table, 77);
  expect(await table.evaluate(() => window.baizeTest!.board.peeking)).toBe(false);
});
