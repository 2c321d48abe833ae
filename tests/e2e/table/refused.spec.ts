import type { Locator, Page } from 'playwright/test';
import { findGame, isDrag, makeOptions, type Move, Session } from '../../../engine/rules.ts';
import { playMoves, showGame } from '../../tools/pictures/page.ts';
import { boxOf, clickPile, doubleClickPile, moveCount, spotOf } from '../support/hand.ts';
import { expect, openPage, test } from '../support/host.ts';

const spider = findGame('spider')!;
const ONE_SUIT = makeOptions(spider, { suits: 'one' });
const COLUMNS = Array.from({ length: 10 }, (_, at) => 9 + at);

const emptyOf = ({ table }: Session): number | undefined => COLUMNS.find((pile) => table.size(pile) === 0);

/** Makes drags by the hints until a column is empty; undefined if they don't empty one. */
function emptied(deal: number): { readonly session: Session; readonly moves: Move[] } | undefined {
  const session = Session.begin(spider, ONE_SUIT, deal);
  const moves: Move[] = [];
  while (emptyOf(session) === undefined && moves.length < 80) {
    const move = session.hints().find(isDrag);
    if (move === undefined) return undefined;
    session.play(move);
    moves.push(move);
  }
  return emptyOf(session) === undefined ? undefined : { session, moves };
}

/** Finds the first deal in which that works. */
function firstEmptied(deal = 1): NonNullable<ReturnType<typeof emptied>> {
  return emptied(deal) ?? firstEmptied(deal + 1);
}

const beside = (page: Page): Locator => page.locator('.beside');
const told = (page: Page): Locator => page.getByRole('contentinfo', { name: 'Status' }).locator('.message');
const said = (page: Page): Locator => page.locator('[aria-live="polite"]');

/** Expects the same words in the status bar, beside the stock and for a screen reader. */
async function toldEverywhere(page: Page, words: string): Promise<void> {
  await expect(told(page)).toHaveText(words);
  await expect(said(page)).toHaveText(words);
  await expect(beside(page)).toHaveText(words);
  const [box, stock, frame] = await Promise.all([
    beside(page).boundingBox(),
    page.evaluate(() =>
      window.baizeTest!.board.cardRect(0, Math.max(0, window.baizeTest!.session()!.table.size(0) - 1)),
    ),
    page.locator('.table').boundingBox(),
  ]);
  const lines = await beside(page).evaluate((element) => {
    const all = document.createRange();
    all.selectNodeContents(element);
    return all.getBoundingClientRect().width;
  });
  expect(box!.width - lines, 'no wider than its words').toBeLessThan(40);
  const under = frame!.y + stock.y + stock.height;
  expect(box!.y - under).toBeGreaterThan(0);
  expect(box!.y - under).toBeLessThan(20);
  expect(Math.abs(box!.x - (frame!.x + stock.x))).toBeLessThan(box!.width);
}

test('names Spider’s empty column at the stock for click, double-click, key and tool', async ({ asNew: page }) => {
  const { session, moves } = firstEmptied();
  await showGame(page, 'spider', session.deal, ONE_SUIT);
  await playMoves(page, moves);
  const before = await moveCount(page);
  const words = `Column ${COLUMNS.indexOf(emptyOf(session)!) + 1} is empty: fill it before the next cards are dealt.`;
  const ways: readonly (() => Promise<void>)[] = [
    () => clickPile(page, 0),
    () => doubleClickPile(page, 0),
    () => page.keyboard.press('d'),
    () => page.getByRole('button', { name: 'Deal a row', exact: true }).click({ force: true }),
  ];
  for (const way of ways) {
    await page.evaluate(() => window.baizeTest!.tell(''));
    await way();
    await toldEverywhere(page, words);
  }
  expect(await moveCount(page)).toBe(before);
});

test('says in Sir Tommy that the card before must be played first', async ({ asNew: page }) => {
  await showGame(page, 'sir-tommy', 1);
  await clickPile(page, 0);
  await expect(beside(page)).toHaveCount(0);
  await clickPile(page, 0);
  await toldEverywhere(page, 'Play the card on the waste before you turn the next.');
  await page.keyboard.press('Control+z');
  await expect(beside(page)).toHaveCount(0);
});

test.describe('with cards played by a click', () => {
  test.use({ settings: { click: 'play' } });

  test('shows the refusal of a covered card at its head', async ({ page, host }) => {
    await openPage(page, host);
    await showGame(page, 'freecell', 1);
    for (const index of [0, 3]) {
      const { x, y } = await spotOf(page, 8, index);
      await page.mouse.click(x, y);
      await expect(beside(page)).toBeVisible();
      const [box, card] = [(await beside(page).boundingBox())!, await boxOf(page, 8, index)];
      expect(card.y - (box.y + box.height), 'between the words and the card').toBeGreaterThan(0);
      expect(card.y - (box.y + box.height)).toBeLessThan(20);
      await page.evaluate(() => window.baizeTest!.tell(''));
      await expect(beside(page)).toHaveCount(0);
    }
  });
});

test('says why a card that is dragged in vain can’t be picked up', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 1);
  const { x, y } = await spotOf(page, 8, 0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 100, { steps: 3 });
  await page.mouse.up();
  await expect(beside(page)).toBeVisible();
  await expect(told(page)).not.toHaveText('');
  expect(await moveCount(page)).toBe(0);
});

test('removes words beside a pile after a while', async ({ page, host }) => {
  await page.clock.install();
  await openPage(page, host);
  await showGame(page, 'cruel', 1);
  await page.keyboard.press('d');
  await expect(beside(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(beside(page)).toHaveCount(0);
  await expect(told(page)).toHaveText('');
});
