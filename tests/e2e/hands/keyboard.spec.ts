import { findGame, type Move, Session, usualOptions } from '../../../engine/rules.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { moveCount, position } from '../support/hand.ts';
import { expect, settled, test } from '../support/host.ts';
import { comeToTable, makeByKeys, pressTableKey, spotOn, typeTogether, undo } from '../support/keyboard.ts';
import { closePanel, openPanel } from '../support/panels.ts';

const MOVES = 10;
const DEAL = 4;

const begin = (id: string): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), DEAL);

/** Returns a session's position as `position` returns that of the page. */
function positionOf({ table }: Session): string {
  const pile = (at: number): string => Array.from({ length: table.size(at) }, (_, i) => table.at(at, i)).join(' ');
  return Array.from({ length: table.piles }, (_, at) => pile(at)).join(' | ');
}

for (const id of ['klondike', 'freecell', 'thirteen', 'gaps', 'golf', 'osmosis', 'triple-peaks']) {
  test(`makes and undoes ten moves of ${id} by keyboard`, async ({ table: page }) => {
    await showGame(page, id, DEAL);
    const start = await position(page);
    const session = begin(id);
    const below = numbersBelow(xoshiro(DEAL));
    await comeToTable(page);
    for (let made = 0; made < MOVES; made++) {
      const legal = session.legalMoves();
      const move: Move = legal[below(legal.length)]!;
      await makeByKeys(page, session, move);
      session.play(move);
      expect(await position(page)).toBe(positionOf(session));
      expect(await moveCount(page)).toBe(made + 1);
    }
    await undo(page, MOVES);
    await settled(page);
    expect(await position(page)).toBe(start);
  });
}

test('focuses the table at the start and after every panel and question', async ({ asNew: page }) => {
  await showGame(page, 'klondike', DEAL);
  await comeToTable(page);
  await pressTableKey(page, 'down');
  const spot = await spotOn(page);
  for (const key of ['Control+o', 'Control+d', 'Control+t', 'Control+,', '?']) {
    await openPanel(page, key === 'Control+t' ? 'Alt+t' : key);
    await closePanel(page);
    expect(await spotOn(page), key).toEqual(spot);
  }
  await page.keyboard.press('d');
  await openPanel(page, 'Alt+n');
  await closePanel(page);
  expect(await spotOn(page)).toEqual(spot);
});

test('finds a card by the letters of its name', async ({ asNew: page }) => {
  await showGame(page, 'freecell', DEAL);
  await comeToTable(page);
  await typeTogether(page, 'qh');
  await expect(page.locator(':focus')).toHaveText('Queen of hearts');
  await typeTogether(page, '0s');
  await expect(page.locator(':focus')).toHaveText('Ten of spades');
  expect(await moveCount(page)).toBe(0);
});

test('lists the keys on any key for help', async ({ asNew: page }) => {
  await page.keyboard.press('Shift+F1');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl+Enter');
  await closePanel(page);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('undoes typing in a field and not a move', async ({ asNew: page }) => {
  await page.keyboard.press('d');
  await openPanel(page, 'Control+o');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('golf');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('searchbox')).not.toHaveValue('golf');
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('searchbox')).toHaveValue('golf');
  expect(await moveCount(page)).toBe(1);
});

test('keeps the focus on a tool that its use has disabled', async ({ asNew: page }) => {
  await page.keyboard.press('d');
  await settled(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await undo.press('Space');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Space');
  expect(await moveCount(page)).toBe(0);
});
