import type { Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { sayHint } from '../../../renderer/app/services/speech/speech.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, test } from '../support/host.ts';
import { comeToTable, pressTableKey } from '../support/keyboard.ts';

/** Presses H for a hint and returns the text that is spoken with it. */
async function hintBy(page: Page): Promise<string> {
  const before = await hints(page);
  await page.keyboard.press('h');
  await expect.poll(() => hints(page)).toBe(before + 1);
  return page.evaluate(() => window.baizeTest!.state.said);
}

const hints = (page: Page): Promise<number> => page.evaluate(() => window.baizeTest!.state.play!.hints);

/** Whether a hint is one of the possible first moves of that deal. */
function isOf(said: string, id: string, deal: number): boolean {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), deal);
  return session.legalMoves().some((move) => said.startsWith(sayHint(session, move)));
}

test('hints a card of the present table after a new deal and in a different game', async ({ table }) => {
  for (const [id, deal] of [
    ['klondike', 2],
    ['klondike', 1],
    ['freecell', 1],
    ['klondike', 2],
  ] as const) {
    await showGame(table, id, deal);
    expect(isOf(await hintBy(table), id, deal)).toBe(true);
  }
});

test('lowers a card raised by keyboard when its table goes', async ({ table }) => {
  await showGame(table, 'freecell', 1);
  await comeToTable(table);
  await pressTableKey(table, 'last');
  await pressTableKey(table, 'home');
  await pressTableKey(table, 'peek');
  expect(await table.evaluate(() => window.baizeTest!.board.peeking)).toBe(true);
  await showGame(table, 'freecell', 77);
  expect(await table.evaluate(() => window.baizeTest!.board.peeking)).toBe(false);
});
