import type { Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { boxOf, spotOf } from '../support/hand.ts';
import { expect, settled, test } from '../support/host.ts';
import { comeToTable, goToPile, pressTableKey } from '../support/keyboard.ts';
import { Pointer } from '../support/pixels.ts';
import { playPlan } from '../support/play-plan.ts';
import { shownOn } from '../support/shown.ts';

/** Returns the zoom and scroll of the page, which must not change. */
const view = (page: Page) =>
  page.evaluate(() => ({ scale: window.visualViewport!.scale, x: window.scrollX, y: window.scrollY }));
const UNMOVED = { scale: 1, x: 0, y: 0 };

for (const id of ['klondike', 'freecell', 'thirteen', 'gaps', 'osmosis', 'triple-peaks']) {
  test(`makes and undoes ten moves of ${id} by taps, double taps and drags`, async ({ touchTable: table }) => {
    const finger = await Pointer.on(table, 'touch');
    await playPlan(table, finger, findGame(id)!);
    expect(await view(table)).toEqual(UNMOVED);
    await finger.leave();
  });
}

test('raises a covered card while a finger rests on it', async ({ touchTable: table }) => {
  await showGame(table, 'freecell', 4);
  const before = await shownOn(table);
  const card = await spotOf(table, 9, 1);
  const box = await boxOf(table, 9, 1);
  const clip = { ...box, height: box.height * 3 };
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

/**
 * Finds a deal of Klondike with a column's card that may go to one other column and not to a third, neither of them
 * beside its own.
 */
function oneLit(deal = 1): { session: Session; from: number; lit: number; dark: number } {
  const klondike = findGame('klondike')!;
  const session = Session.begin(klondike, usualOptions(klondike), deal);
  const columns = session.shapes.flatMap(({ role }, pile) => (role === 'tableau' ? [pile] : []));
  for (const from of columns) {
    const targets = session.targets(from, 1);
    const apart = columns.filter((pile) => Math.abs(pile - from) > 1);
    const lit = apart.find((pile) => targets.includes(pile));
    const dark = apart.find((pile) => !targets.includes(pile));
    if (lit !== undefined && dark !== undefined) return { session, from, lit, dark };
  }
  return oneLit(deal + 1);
}

test('highlights targets of a lifted card by touch, mouse and keyboard until it is put back', async ({
  touchTable: table,
}) => {
  const { session, from, lit, dark } = oneLit();
  await showGame(table, 'klondike', session.deal);
  const start = await spotOf(table, from);
  const aside = { x: start.x + 9, y: start.y + 12 };
  const boxes = await Promise.all([lit, dark].map((pile) => boxOf(table, pile)));
  const clips = boxes.map(({ x, y, width, height }) => ({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }));
  const seen = async (): Promise<Buffer[]> => {
    const all: Buffer[] = [];
    for (const clip of clips) all.push(await table.screenshot({ clip }));
    return all;
  };
  /** Returns which of the two columns look different from before. */
  const changed = async (): Promise<boolean[]> => (await seen()).map((shot, i) => !shot.equals(lying[i]!));

  const finger = await Pointer.on(table, 'touch');
  const ways: Readonly<Record<string, readonly [() => Promise<void>, () => Promise<void>]>> = {
    finger: [
      async () => {
        await finger.fingers('touchStart', [start]);
        await finger.fingers('touchMove', [aside]);
      },
      () => finger.fingers('touchEnd', []),
    ],
    mouse: [
      async () => {
        await table.mouse.move(start.x, start.y);
        await table.mouse.down();
        await table.mouse.move(aside.x, aside.y);
      },
      () => table.mouse.up(),
    ],
    keyboard: [
      async () => {
        await comeToTable(table);
        await goToPile(table, session, from);
        await pressTableKey(table, 'space');
      },
      () => pressTableKey(table, 'escape'),
    ],
  };
  const lying = await seen();
  for (const [hand, [lift, putBack]] of Object.entries(ways)) {
    await lift();
    await expect.poll(changed, hand).toEqual([true, false]);
    await putBack();
    await settled(table);
    await expect.poll(changed, hand).toEqual([false, false]);
  }
  await finger.leave();
});

test('ignores two-finger gestures on the table', async ({ touchTable: table }) => {
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
