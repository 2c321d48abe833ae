import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { fromOf, isDrag, Session, toOf } from '../../../engine/rules.ts';
import match from '../../../engine/games/freecell/match-solitaire.ts';
import { clickPile, doubleClickPile, dragCards } from '../support/hand.ts';
import { expect, settled, test } from '../support/host.ts';
import { closePanel } from '../support/panels.ts';

/** Options of two well-known versions. */
const EASY = 'pack=3x1;matches=10;columns=4;closed=false;ignore=false';
const TWICE = 'pack=3x1;matches=26;columns=4;closed=false;ignore=false';

interface FoundDeal {
  readonly deal: number;
  /** The piles whose top cards can be collected. */
  readonly from: readonly number[];
  readonly collected: number;
}

/** Finds the first deal that allows collecting this many cards. */
function dealWith(options: string, cards: number, deal = 1): FoundDeal {
  const session = Session.begin(match, options, deal);
  const collected = session.shapes.findIndex(({ role }) => role === 'foundation');
  const from = session.legalMoves().flatMap((move) => (isDrag(move) && toOf(move) === collected ? fromOf(move) : []));
  return from.length === cards ? { deal, from, collected } : dealWith(options, cards, deal + 1);
}

async function pickWay(page: Page, label: string, options: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('combobox', { name: 'Common versions' }).selectOption(label);
  await page.waitForFunction((options) => window.baizeTest!.session()?.options === options, options);
  await closePanel(page);
  await settled(page);
}

const state = (page: Page) =>
  page.evaluate(() => {
    const { options, score } = window.baizeTest!.session()!;
    return { options, score };
  });

test('picks a version from the list, and collects a match by a double-click', async ({ asNew: page }) => {
  const { deal, from } = dealWith(EASY, 3);
  await showGame(page, 'match-solitaire', 1);
  await pickWay(page, '3 cards, 1 suit\u00A0· Matches: 10\u00A0· Columns: 4', EASY);
  await showGame(page, 'match-solitaire', deal, EASY);
  await doubleClickPile(page, from[1]!);
  expect(await state(page)).toEqual({ options: EASY, score: 3 });
  await expect(page.getByRole('contentinfo')).toContainText('1 match');
});

test('chooses among more cards than a match takes by a drag or clicks', async ({ asNew: page }) => {
  const { deal, from, collected } = dealWith(TWICE, 4);
  await showGame(page, 'match-solitaire', 1);
  await pickWay(page, '3 cards, 1 suit\u00A0· Matches: 26 (two packs)\u00A0· Columns: 4', TWICE);
  await showGame(page, 'match-solitaire', deal, TWICE);
  await dragCards(page, from[0]!, 1, collected);
  expect(await state(page)).toEqual({ options: TWICE, score: 1 });
  const cell = await page.evaluate(() => window.baizeTest!.session()!.shapes.findIndex(({ role }) => role === 'cell'));
  await dragCards(page, from[1]!, 1, cell);
  await expect(page.getByRole('status')).toHaveText('First choose the other cards of this match.');
  await clickPile(page, from[2]!);
  await clickPile(page, collected);
  await doubleClickPile(page, from[3]!);
  expect(await state(page)).toEqual({ options: TWICE, score: 3 });
});
