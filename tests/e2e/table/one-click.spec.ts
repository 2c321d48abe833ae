import type { Page } from 'playwright/test';
import { findGame, isDrag, parseMove, Session, toOf, usualOptions } from '../../../engine/rules.ts';
import { clearTable, showGame } from '../../tools/pictures/page.ts';
import { clickPile, moveCount, position, spotOf } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { comeToTable, goToPile, pressTableKey } from '../support/keyboard.ts';
import { closePanel, openSettings } from '../support/panels.ts';
import { Pointer } from '../support/pixels.ts';

test.use({ settings: { autoplay: false, click: 'play' }, hasTouch: true });

const begin = (id: string, deal: number): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal);
const top = ({ table }: Session, pile: number): number => table.size(pile) - 1;
/** An empty foundation of Klondike. */
const HOME = 2;

const movesOn = (page: Page): Promise<string> => page.evaluate(() => window.baizeTest!.session()!.save().moves);

/** Finds a FreeCell deal and one of its columns whose top card can go to another column and to a cell. */
function twoPlaces(deal = 1): { readonly deal: number; readonly pile: number; readonly first: number } {
  const session = begin('freecell', deal);
  for (const [pile, { role }] of session.shapes.entries()) {
    if (role !== 'tableau') continue;
    session.click(pile, top(session, pile));
    const first = toOf(parseMove(session.save().moves)!);
    session.undo();
    if (session.shapes[first]?.role === 'tableau') return { deal, pile, first };
  }
  return twoPlaces(deal + 1);
}

test('plays a card by a click, to the next place by a second, and undoes both at once', async ({ page, host }) => {
  const { deal, pile, first } = twoPlaces();
  const session = begin('freecell', deal);
  await openPage(page, host);
  await showGame(page, 'freecell', deal);
  const start = await position(page);
  session.click(pile, top(session, pile));
  const toColumn = session.save().moves;
  session.click(first, top(session, first));
  const toCell = session.save().moves;

  await clickPile(page, pile);
  expect(await movesOn(page)).toBe(toColumn);
  await clickPile(page, first);
  expect([await movesOn(page), await moveCount(page)]).toEqual([toCell, 1]);
  await page.keyboard.press('Control+z');
  expect(await position(page)).toBe(start);

  const finger = await Pointer.on(page, 'touch');
  const at = await spotOf(page, pile);
  await finger.doubleClick(at);
  await settled(page);
  expect([await movesOn(page), await moveCount(page)], 'the card below is not played as well').toEqual([toColumn, 1]);
  await finger.click(await spotOf(page, first));
  await settled(page);
  expect([await movesOn(page), await moveCount(page)]).toEqual([toCell, 1]);
  await page.keyboard.press('Control+z');

  await comeToTable(page);
  await goToPile(page, begin('freecell', deal), pile);
  await pressTableKey(page, 'enter');
  expect(await movesOn(page)).toBe(toColumn);
  await settled(page);
  const played = begin('freecell', deal);
  played.click(pile, top(played, pile));
  await goToPile(page, played, first);
  await pressTableKey(page, 'enter');
  expect([await movesOn(page), await moveCount(page)]).toEqual([toCell, 1]);
  await page.keyboard.press('Control+z');
  expect(await position(page)).toBe(start);
});

test('says what a card needs, beside it and aloud, and changes the click setting', async ({ page, host }) => {
  const session = begin('klondike', 3);
  const pile = session.shapes.findIndex(
    ({ role }, at) => role === 'tableau' && session.targets(at, 1).length === 0 && top(session, at) > 0,
  );
  const words = 'The eight of hearts needs a black nine.';
  await openPage(page, host);
  await showGame(page, 'klondike', 3);
  const finger = await Pointer.on(page, 'touch');
  const at = await spotOf(page, pile);
  const ways: readonly (() => Promise<void>)[] = [
    () => clickPile(page, pile),
    () => finger.click(at),
    async () => {
      await comeToTable(page);
      await goToPile(page, session, pile);
      await pressTableKey(page, 'enter');
    },
  ];
  for (const way of ways) {
    // Clicks elsewhere first: a second way within a moment of the first would be a double-click.
    await clickPile(page, HOME);
    await page.evaluate(() => window.baizeTest!.tell(''));
    await way();
    await expect(page.locator('.beside')).toHaveText(words);
    await expect(page.locator('[aria-live="polite"]')).toHaveText(words);
  }
  await finger.leave();
  expect(await moveCount(page)).toBe(0);

  const from = session.legalMoves().find((move) => isDrag(move))! & 127;
  await openSettings(page, 'Play');
  await page.getByRole('group', { name: 'Clicking a card' }).getByRole('radio', { name: 'Picks it up' }).check();
  await closePanel(page);
  await clickPile(page, from);
  await expect(page.locator('[aria-live="polite"]')).toContainText('picked up');
  expect(await moveCount(page)).toBe(0);
  await clearTable(page);
});
