import type { Page } from 'playwright/test';
import { findGame } from '../../engine/index.ts';
import { showGame } from '../tools/pictures/page.ts';
import { expect, test } from './host.ts';
import { Pointer } from './pixels.ts';
import { playPlan } from './play-plan.ts';
import { shownOn } from './shown.ts';

/** The page is as large as ever and has not been shifted. */
const view = (page: Page) =>
  page.evaluate(() => ({ scale: window.visualViewport!.scale, x: window.scrollX, y: window.scrollY }));
const UNMOVED = { scale: 1, x: 0, y: 0 };

for (const id of ['klondike', 'freecell', 'thirteen', 'gaps', 'osmosis', 'triple-peaks']) {
  test(`${id}: ten moves by finger, taps, double taps and drags, and all of them taken back`, async ({
    touchTable: table,
  }) => {
    const finger = await Pointer.on(table, 'touch');
    await playPlan(table, finger, findGame(id)!);
    expect(await view(table)).toEqual(UNMOVED);
    await finger.leave();
  });
}

test('a finger that stays on a covered card raises it until it is lifted, and moves nothing', async ({
  touchTable: table,
}) => {
  await showGame(table, 'freecell', 4);
  const before = await shownOn(table);
  const [card, clip] = await table.evaluate(() => {
    const { x, y, width, height } = window.baizeTest!.board.cardRect(9, 1);
    const frame = document.querySelector('canvas')!.getBoundingClientRect();
    const card = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
    return [card, { x: frame.x + x, y: frame.y + y, width, height: height * 3 }] as const;
  });
  const lying = await table.screenshot({ clip });
  const finger = await Pointer.on(table, 'touch');
  const isRaised = async (): Promise<boolean> => !(await table.screenshot({ clip })).equals(lying);
  await finger.fingers('touchStart', [card]);
  await expect.poll(isRaised).toBe(true);
  await finger.fingers('touchEnd', []);
  await expect.poll(isRaised).toBe(false);
  expect(await shownOn(table)).toEqual(before);
  await finger.leave();
});

test('two fingers neither enlarge nor shift the page, nor move a card', async ({ touchTable: table }) => {
  await showGame(table, 'klondike', 4);
  const before = await shownOn(table);
  const finger = await Pointer.on(table, 'touch');
  const apart = (by: number) => [
    { x: 400 - by, y: 300 },
    { x: 400 + by, y: 300 },
  ];
  await finger.fingers('touchStart', apart(20));
  for (const by of [60, 120, 180]) await finger.fingers('touchMove', apart(by));
  await finger.fingers('touchEnd', []);
  expect(await view(table)).toEqual(UNMOVED);
  expect(await shownOn(table)).toEqual(before);
  await finger.leave();
});
