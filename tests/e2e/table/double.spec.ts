import { drag, findGame, makeMove, Session, usualOptions } from '../../../engine/rules.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { doubleClickPile, moveCount } from '../support/hand.ts';
import { expect, test } from '../support/host.ts';
import { comeToTable, goToPile, pressTableKey } from '../support/keyboard.ts';

const klondike = findGame('klondike')!;
const HOMES = [2, 3, 4, 5];
const COLUMNS = [6, 7, 8, 9, 10, 11, 12];

const begin = (deal: number): Session => Session.begin(klondike, usualOptions(klondike), deal);
const goesHome = (session: Session, pile: number): boolean => session.targets(pile, 1).some((to) => HOMES.includes(to));

/** Finds the first deal that has no card for a foundation, and a column whose card can go to only one other column. */
function aBuild(deal = 1): { deal: number; from: number; to: number } {
  const session = begin(deal);
  const from = COLUMNS.find((pile) => session.targets(pile, 1).length === 1);
  return from === undefined || COLUMNS.some((pile) => goesHome(session, pile))
    ? aBuild(deal + 1)
    : { deal, from, to: session.targets(from, 1)[0]! };
}

test('sends a card that can’t go home to a column by a double-click', async ({ table }) => {
  const { deal, from, to } = aBuild();
  await showGame(table, 'klondike', deal);
  await doubleClickPile(table, from);
  expect(await table.evaluate(() => window.baizeTest!.session()!.save().moves)).toBe(makeMove(drag(from, 1, to)));
  await table.keyboard.press('Control+z');
});

test('says only what is true on a double-click without effect', async ({ table }) => {
  const { deal } = aBuild();
  const idle = COLUMNS.find((pile) => begin(deal).targets(pile, 1).length === 0)!;
  await showGame(table, 'klondike', deal);
  const message = table.locator('.message');
  await doubleClickPile(table, idle);
  await expect(message).toHaveText('There is no better place for that card now.');
  await comeToTable(table);
  await goToPile(table, begin(deal), HOMES[0]!);
  await pressTableKey(table, 'double');
  await expect(message).toHaveText('No card can go home now.');
  expect(await moveCount(table)).toBe(0);
});
