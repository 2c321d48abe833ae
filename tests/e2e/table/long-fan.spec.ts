import type { Page } from 'playwright/test';
import { findGame, fromOf, isDrag, type Move, Session, toOf, usualOptions } from '../../../engine/rules.ts';
import type { Point } from '../../../renderer/board/model/box.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { Pointer } from '../support/pixels.ts';

/** A fan is long from this number of cards on. */
const LONG = 15;
/** How far cards are carried to be seen to be lifted, in CSS pixels. */
const AWAY = 40;

const longest = ({ shapes, table }: Session): number =>
  shapes.reduce(
    (best, { role }, pile) => (role === 'tableau' && table.size(pile) > table.size(best) ? pile : best),
    shapes.findIndex(({ role }) => role === 'tableau'),
  );

/** Plays the moves that make the longest column, until it is long. */
function lengthened(
  id: string,
  deal: number,
): { readonly moves: Move[]; readonly pile: number; readonly cards: number[] } {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), deal);
  const moves: Move[] = [];
  const { table, shapes } = session;
  const sizeAfter = (move: Move): number => (shapes[toOf(move)]!.role === 'tableau' ? table.size(toOf(move)) : -1);
  while (table.size(longest(session)) < LONG) {
    const pile = longest(session);
    const drags = session.legalMoves().filter((move) => isDrag(move) && fromOf(move) !== pile);
    const [move] = drags.toSorted((a, b) => sizeAfter(b) - sizeAfter(a));
    if (move === undefined || moves.length > 60) throw new Error(`no long column in ${id} ${deal}`);
    session.play(move);
    moves.push(move);
  }
  const pile = longest(session);
  const cards = Array.from({ length: table.size(pile) }, (_, index) => index);
  return { moves, pile, cards: cards.filter((index) => session.lifts(pile, index) > 1) };
}

/** Returns where these cards of a pile show at rest, on the page, in the upper and in the lower part of each. */
const pointsOn = (page: Page, pile: number, cards: readonly number[]): Promise<{ index: number; at: Point }[]> =>
  page.evaluate(
    ([pile, cards]) => {
      const { left, top } = document.querySelector('.board')!.getBoundingClientRect();
      return cards.flatMap((index) => {
        const { x, y, width, height } = window.baizeTest!.board.cardRect(pile, index);
        return [0.1, 0.9].map((share) => ({ index, at: { x: left + x + width / 2, y: top + y + height * share } }));
      });
    },
    [pile, cards] as const,
  );

/** Returns the lowest card of a pile that is in the hand. */
const heldFrom = (page: Page, pile: number): Promise<number> =>
  page.evaluate((pile) => window.baizeTest!.board.pieces.piles[pile]!.findIndex(({ scale }) => scale > 1), pile);

async function putBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await settled(page);
}

for (const [id, deal] of [
  ['moosehide', 1348295],
  ['double-yukon', 1],
] as const)
  test.describe(`a long fan of ${id}`, () => {
    test.use({ settings: { autoplay: false, speed: 0 }, viewport: { width: 1280, height: 800 }, hasTouch: true });

    test('is picked up at the card under a jumping or steady mouse, or a finger', async ({ page, host }) => {
      await openPage(page, host);
      await showGame(page, id, deal);
      const { moves, pile, cards } = lengthened(id, deal);
      await playAtOnce(page, moves);
      const finger = await Pointer.on(page, 'touch');
      const wrong: string[] = [];
      const note = async (by: string, index: number): Promise<void> => {
        await settled(page);
        const held = await heldFrom(page, pile);
        if (held !== index) wrong.push(`${by}: ${held} instead of ${index}`);
      };
      for (const [nth, { index, at }] of (await pointsOn(page, pile, cards)).entries()) {
        const steps = nth % 2 === 0 ? 1 : 8;
        await page.mouse.move(at.x, 60);
        await page.mouse.move(at.x, at.y, { steps });
        await page.mouse.down();
        await page.mouse.move(at.x + AWAY, at.y);
        await note(`mouse in ${steps} steps`, index);
        await putBack(page);
        if (nth % 2 > 0) continue;
        await finger.fingers('touchStart', [at]);
        await finger.fingers('touchMove', [{ x: at.x + AWAY, y: at.y }]);
        await note('finger', index);
        await finger.fingers('touchCancel', []);
        await settled(page);
      }
      await finger.leave();
      expect(wrong).toEqual([]);
      expect(cards.length).toBeGreaterThan(1);
    });
  });
