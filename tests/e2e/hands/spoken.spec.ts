import type { Locator, Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { drag, findGame, fromOf, isDrag, type Move, Session, toOf, usualOptions } from '../../../engine/rules.ts';
import { capitalised, cardInEnglish } from '../support/english.ts';
import { comeToTable, goToPile, makeByKeys } from '../support/keyboard.ts';
import { expect, openPage, settled, test } from '../support/host.ts';

test.use({ settings: { autoplay: false } });

const COLUMNS = [6, 7, 8, 9, 10, 11, 12];
const klondike = findGame('klondike')!;

interface FoundDeal {
  readonly session: Session;
  readonly move: Move;
}

/** Finds the first deal with a drag from one column to another that uncovers a card. */
function findDeal(deal = 1): FoundDeal {
  const session = Session.begin(klondike, usualOptions(klondike), deal);
  const move = session
    .legalMoves()
    .find((move) => isDrag(move) && toOf(move) >= COLUMNS[0]! && fromOf(move) > COLUMNS[0]!);
  return move === undefined ? findDeal(deal + 1) : { session, move };
}

const column = (pile: number): number => pile - COLUMNS[0]! + 1;
const topOf = ({ table }: Session, pile: number): string => cardInEnglish(table.top(pile));
const said = (page: Page): Locator => page.locator('[aria-live="polite"]');
const table = (page: Page): Locator => page.getByRole('grid', { name: 'Table of Klondike' });

async function lay(page: Page, { session }: FoundDeal): Promise<void> {
  await showGame(page, 'klondike', session.deal);
}

test('speaks a deal: stock, foundations, and each column with its cards', async ({ asNew: page }) => {
  const found = findDeal();
  await lay(page, found);
  await expect(said(page)).toHaveText(`Klondike, deal ${found.session.deal}.`);
  await expect(table(page).getByRole('row')).toHaveCount(1 + 4 + 7);
  await expect(table(page).getByRole('row', { name: 'Stock, 24 cards' })).toContainText('Card face down');
  await expect(table(page).getByRole('row', { name: 'Foundation 3 of 4, empty' })).toBeAttached();
  for (const pile of COLUMNS.slice(1)) {
    const n = column(pile);
    const row = table(page).getByRole('row', { name: `Column ${n} of 7, ${n} cards, ${n - 1} face down` });
    await expect(row.getByRole('gridcell')).toHaveCount(2);
    await expect(row.getByRole('gridcell').last()).toHaveText(capitalised(topOf(found.session, pile)));
    await expect(row.getByRole('gridcell').last()).toHaveAccessibleDescription(`column ${n}`);
  }
});

test('speaks a move: card, targets, destination and the card turned up', async ({ asNew: page }) => {
  const { session, move } = findDeal();
  await lay(page, { session, move });
  const [from, to, card] = [fromOf(move), toOf(move), capitalised(topOf(session, fromOf(move)))];
  await comeToTable(page);
  await goToPile(page, session, from);
  await expect(page.locator(':focus')).toHaveText(card);
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText(`${card} picked up. Can go to: `);
  await expect(said(page)).toContainText(`column ${column(to)} on ${topOf(session, to)}`);
  await goToPile(page, session, to);
  await expect(said(page)).toHaveText('Can be put here.');
  await page.keyboard.press('Enter');
  await settled(page);
  session.play(move);
  const turned = capitalised(topOf(session, from));
  await expect(said(page)).toHaveText(`${card} to column ${column(to)}. ${turned} turned up.`);
  await expect(page.locator(':focus')).toHaveText(card);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(`column ${column(to)}`);
});

test('speaks a refusal with its reason, and what is in the way', async ({ asNew: page }) => {
  const { session, move } = findDeal();
  await lay(page, { session, move });
  const from = COLUMNS.find((pile) => session.targets(pile, 1).length < COLUMNS.length - 1)!;
  const to = COLUMNS.find((pile) => pile !== from && !session.targets(from, 1).includes(pile))!;
  await comeToTable(page);
  await makeByKeys(page, session, drag(from, 1, to));
  await expect(said(page)).toHaveText(`Nothing goes on the ${topOf(session, to)}.`);
  await goToPile(page, session, 2);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Nothing to pick up here.');
});

test('updates only the rows of changed piles', async ({ page, host }) => {
  const { session, move } = findDeal();
  await openPage(page, host);
  await lay(page, { session, move });
  await page.evaluate(() => {
    const rows = new Set<string>();
    const note = (changes: readonly MutationRecord[]): void => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest('[role="row"]');
        if (row) rows.add([...row.parentElement!.children].indexOf(row).toString());
      }
      document.body.dataset['rows'] = String(rows.size);
    };
    const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] };
    new MutationObserver(note).observe(document.querySelector('[role="grid"]')!, watched);
  });
  await comeToTable(page);
  await makeByKeys(page, session, move);
  await expect(page.locator('body')).toHaveAttribute('data-rows', '2');
});
