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

/** Finds the first deal in which no card can go home, and a column whose card can go to one other column only. */
function aBuild(deal = 1): { deal: number; from: number; to: number } {
  const session = begin(deal);
  const from = COLUMNS.find((pile) => session.targets(pile, 1).length === 1);
  return from === undefined || COLUMNS.some((pile) => goesHome(session, pile))
    ? aBuild(deal + 1)
    : { deal, from, to: session.targets(from, 1)[0]! };
}

test('a double-click sends a card that can’t go home to a column that takes it', async ({ table }) => {
  const { deal, from, to } = aBuild();
  await showGame(table, 'klondike', deal);
  await doubleClickPile(table, from);
  expect(await table.evaluate(() => window.baizeTest!.session()!.save().moves)).toBe(makeMove(drag(from, 1, to)));
  await table.keyboard.press('Control+z');
});

test('a double-click that does nothing says no more than is true', async ({ table }) => {
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
