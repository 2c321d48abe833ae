import type { Page } from 'playwright/test';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../../engine/rules.ts';
import type { Box, Point } from '../../../renderer/board/model/box.ts';
import { expect, settled } from './host.ts';
import { Pointer } from './pixels.ts';

/** Returns where to press to grasp `count` cards of a pile, and where to release so that they lie on `to`. */
async function wayOf(page: Page, from: number, count: number, to: number): Promise<[Point, Point]> {
  return page.evaluate(
    ([from, count, to]) => {
      const { session, board } = window.baizeTest!;
      const table = session()!.table;
      const card = board.cardRect(from, Math.max(0, table.size(from) - count));
      const goal = board.cardRect(to, Math.max(0, table.size(to) - 1));
      const frame = document.querySelector('canvas')!.getBoundingClientRect();
      const press = { x: frame.x + card.x + card.width / 4, y: frame.y + card.y + card.height / 16 };
      return [press, { x: press.x + goal.x - card.x, y: press.y + goal.y - card.y + 4 }];
    },
    [from, count, to] as const,
  );
}

/** Returns the visible rectangle of a card on the page, by default of the top one of its pile. */
export const boxOf = (page: Page, pile: number, card?: number): Promise<Box> =>
  page.evaluate(
    ([pile, card]) => {
      const { board, session } = window.baizeTest!;
      const { x, y, width, height } = board.cardRect(pile, card ?? session()!.table.size(pile) - 1);
      const frame = document.querySelector('canvas')!.getBoundingClientRect();
      return { x: frame.x + x, y: frame.y + y, width, height };
    },
    [pile, card] as const,
  );

/** Returns the middle of that rectangle. */
export async function spotOf(page: Page, pile: number, card?: number): Promise<Point> {
  const { x, y, width, height } = await boxOf(page, pile, card);
  return { x: x + width / 2, y: y + height / 2 };
}

const pressAndRelease = async (page: Page, at: Point): Promise<void> => {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.up();
};

/** Drags cards by the real mouse, and waits until they lie still. */
export async function dragCards(page: Page, from: number, count: number, to: number): Promise<void> {
  const [start, end] = await wayOf(page, from, count, to);
  await carry(page, start, end);
}

/** Drags a pile's top card onto the card under it. */
export async function dragOntoNext(page: Page, pile: number): Promise<void> {
  const [[top], [next]] = [await wayOf(page, pile, 1, pile), await wayOf(page, pile, 2, pile)];
  await carry(page, top, next);
}

async function carry(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await settled(page);
}

/** Clicks a pile's top card, or its empty place. */
export async function clickPile(page: Page, pile: number, count = 1): Promise<void> {
  const [at] = await wayOf(page, pile, count, pile);
  await pressAndRelease(page, at);
  await settled(page);
}

export async function doubleClickPile(page: Page, pile: number): Promise<void> {
  const [at] = await wayOf(page, pile, 1, pile);
  const mouse = await Pointer.on(page, 'mouse');
  await mouse.doubleClick(at);
  await mouse.leave();
  await settled(page);
}

/** Makes a move by mouse and checks that the session has taken it. */
export async function makeByMouse(page: Page, move: Move): Promise<void> {
  const before = await moveCount(page);
  if (isDrag(move)) await dragCards(page, fromOf(move), countOf(move), toOf(move));
  else await clickPile(page, fromOf(move));
  expect(await moveCount(page)).toBe(before + 1);
}

/** Makes these moves at once, without a hand or a flight. */
export async function playAtOnce(page: Page, moves: readonly Move[]): Promise<void> {
  await page.evaluate((moves) => window.baizeTest!.play(moves, 'at-once'), moves);
  await settled(page);
}

export const moveCount = (page: Page): Promise<number> => page.evaluate(() => window.baizeTest!.session()!.moveCount);

/** Returns the whole position as text: every card of every pile, bottom first; '' while none is on the table. */
export const position = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { table } = window.baizeTest!.session() ?? {};
    if (!table) return '';
    const pile = (at: number): number[] => Array.from({ length: table.size(at) }, (_, i) => table.at(at, i));
    return Array.from({ length: table.piles }, (_, at) => pile(at).join(' ')).join(' | ');
  });

/** Waits until the host reports the game as kept with all its moves. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { session, request } = window.baizeTest!;
    const list = await request('play.list');
    return (
      list.ok && list.value.some((game) => game.game === session()!.game.id && game.moveCount === session()!.moveCount)
    );
  });
}
