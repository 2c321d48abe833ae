import { clickPile, doubleClickPile, dragCards, dragOntoNext, moveCount, position } from '../support/hand.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, settled, test } from '../support/host.ts';
import { chooseGame, switchSetting } from '../support/panels.ts';
import { findGame, fromOf, isDrag, isTap, Session, toOf, usualOptions } from '../../../engine/rules.ts';

test.use({ settings: { speed: 1 } });

const STOCK = 0;
/** In Thirteen's first deal the seventh card turned makes thirteen with the sixth. */
const PAIR_AFTER = 7;
const FOUNDATIONS = new Set([2, 3, 4, 5]);
const DEAL = 30;

interface FirstMoves {
  readonly deal: number;
  readonly from: number;
  readonly to: number;
  readonly home: number;
}

/**
 * Finds the first deal with a drag between two columns and a card of another column that can go home, according to the
 * engine.
 */
function firstMoves(deal = 1): FirstMoves {
  const drags = klondikeDeal(deal).legalMoves().filter(isDrag);
  const between = drags.find((move) => !FOUNDATIONS.has(toOf(move)));
  const home = drags.find((move) => FOUNDATIONS.has(toOf(move)) && fromOf(move) !== (between && fromOf(between)));
  if (between === undefined || home === undefined) return firstMoves(deal + 1);
  return { deal, from: fromOf(between), to: toOf(between), home: fromOf(home) };
}

function klondikeDeal(deal: number): Session {
  const klondike = findGame('klondike')!;
  return Session.begin(klondike, usualOptions(klondike), deal);
}

test('moves by drag, click, double-click and stock, and undoes to the start', async ({ asNew: page }) => {
  const { deal, from, to, home } = firstMoves();
  await switchSetting(page, 'Play', 'Send cards home automatically when it is safe', false);
  await showGame(page, 'klondike', deal);
  const start = await position(page);

  await dragCards(page, from, 1, to);
  expect(await moveCount(page)).toBe(1);
  await page.keyboard.press('Control+z');
  expect(await position(page)).toBe(start);

  await clickPile(page, from);
  await clickPile(page, to);
  expect(await moveCount(page)).toBe(1);
  await page.keyboard.press('Control+z');

  await doubleClickPile(page, home);
  expect(await page.evaluate(() => window.baizeTest!.session()!.score)).toBe(1);
  await clickPile(page, STOCK);
  await clickPile(page, STOCK);
  expect(await moveCount(page)).toBe(3);

  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  expect(await position(page)).toBe(start);
  expect(await page.evaluate(() => window.baizeTest!.session()!.canUndo)).toBe(false);
});

test('changes nothing by an illegal drop and says why', async ({ asNew: page }) => {
  await showGame(page, 'klondike', DEAL);
  const session = klondikeDeal(DEAL);
  const columns = [6, 7, 8, 9, 10, 11, 12];
  const [from, to] = columns
    .flatMap((a) => columns.map((b) => [a, b] as const))
    .find(([a, b]) => a !== b && !session.targets(a, 1).includes(b))!;
  const start = await position(page);
  await dragCards(page, from, 1, to);
  expect(await position(page)).toBe(start);
  expect(await moveCount(page)).toBe(0);
  await expect(page.getByRole('status').first()).not.toBeEmpty();
});

test('continues a drag after the browser releases the pointer', async ({ asNew: page }) => {
  const { deal, from, to } = firstMoves();
  await showGame(page, 'klondike', deal);
  await page.evaluate(() => {
    const letGo = ({ target, pointerId }: PointerEvent): void => (target as Element).releasePointerCapture(pointerId);
    window.addEventListener('gotpointercapture', letGo, { once: true });
  });
  await dragCards(page, from, 1, to);
  expect(await moveCount(page)).toBe(1);
});

test('removes a pair in the waste of Thirteen by a drag', async ({ asNew: page }) => {
  await showGame(page, 'thirteen', 1);
  for (let i = 0; i < PAIR_AFTER; i++) await page.keyboard.press('d');
  await settled(page);
  await page.evaluate(() => window.baizeTest!.board.atRest());
  const waste = 1;
  const left = await page.evaluate(() => window.baizeTest!.session()!.table.size(1));
  await dragOntoNext(page, waste);
  expect(await page.evaluate(() => window.baizeTest!.session()!.table.size(1))).toBe(left - 2);
});

/** Everything else in a game is tested without the picker, in every-game.spec.ts. */
const CHOSEN = [
  'freecell',
  'gaps',
  'triple-peaks',
  ...(BY_NIGHT ? ['spider', 'canfield', 'thirteen', 'accordion'] : []),
];

test('chooses every game, shows its deal and makes a move', async ({ asNew: page }) => {
  for (const id of CHOSEN) {
    await chooseGame(page, id);
    const moves = await page.evaluate(() => [...window.baizeTest!.session()!.legalMoves()]);
    const move = moves.find((move) => isDrag(move) && fromOf(move) !== toOf(move)) ?? moves.find(isTap)!;
    if (isDrag(move)) await dragCards(page, fromOf(move), 1, toOf(move));
    else await clickPile(page, fromOf(move));
    expect(await moveCount(page)).toBe(1);
  }
});
