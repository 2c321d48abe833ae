import type { Page } from 'playwright/test';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { begin } from '../../tools/pictures/scenes/steps.ts';
import { speakIn } from '../support/every-language.ts';
import { moveCount } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { comeToTable, pressTableKey, spotOn } from '../support/keyboard.ts';

/** Returns where the middle of the focused card is drawn, in CSS pixels. */
const middle = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const [, pile, index] = document.activeElement!.id.split('-').map(Number);
    const { x, y, width, height } = window.baizeTest!.board.cardRect(pile!, index!);
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  });

/** Returns the scale at which the lowest card of a pile is drawn: more than 1 in a hand. */
const size = (page: Page, pile: number): Promise<number> =>
  page.evaluate((pile) => window.baizeTest!.board.pieces.piles[pile]![0]!.scale, pile);

const described = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement!.getAttribute('aria-description'));

test('keeps the focus on its card when the window changes shape', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, host);
  await showGame(page, 'accordion', 1);
  await comeToTable(page);
  await pressTableKey(page, 'right');
  await pressTableKey(page, 'down');
  const spot = await spotOn(page);
  expect(spot.pile).toBe(12);
  expect(await described(page)).toContain('row 2, place 2');
  await pressTableKey(page, 'enter');
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(() => described(page)).toContain('row 2, place 6');
  await settled(page);
  expect(await spotOn(page)).toEqual(spot);
  const before = await middle(page);
  await pressTableKey(page, 'down');
  const after = await middle(page);
  expect((await spotOn(page)).pile).toBe(19);
  expect(after.x).toBe(before.x);
  expect(after.y).toBeGreaterThan(before.y);
  // The card that was lifted before is still in the hand.
  expect(await size(page, spot.pile)).toBeGreaterThan(1);
  await pressTableKey(page, 'escape');
  await settled(page);
  expect(await size(page, spot.pile)).toBe(1);
});

/** Returns where the first note on a pile is, and where its pile's top card ends, in CSS pixels. */
const noteAndPile = (page: Page, pile: number) =>
  page.evaluate((pile) => {
    const { board, session } = window.baizeTest!;
    const { x, y, width, height } = board.cardRect(pile, session()!.table.size(pile) - 1);
    const { left, top } = document.querySelector<HTMLElement>('.pile-note:not([hidden])')!.style;
    return { note: [parseFloat(left), parseFloat(top)], pile: [x + width / 2, y + height] };
  }, pile);

test('keeps words on piles in another window, beside rules, left-handed and in another game', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  const places: (readonly number[])[] = [];
  // Each change of the table moves the note to another place.
  const follows = async (pile: number): Promise<void> => {
    let note: readonly number[] = [];
    await expect
      .poll(async () => {
        const found = await noteAndPile(page, pile);
        ({ note } = found);
        return String(note) === String(found.pile) && !places.map(String).includes(String(note));
      })
      .toBe(true);
    places.push(note);
  };
  await follows(0);
  for (const [width, height] of [
    [1000, 800],
    [500, 900],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((width) => document.querySelector('.board')!.clientWidth === width, width);
    await follows(0);
  }
  await page.keyboard.press('F1');
  await expect(page.locator('.rules')).toBeVisible();
  await follows(0);
  await page.evaluate(async () => window.baizeTest!.settings({ leftHanded: true }));
  await follows(0);
  await showGame(page, 'spider', 1);
  const stock = await page.evaluate(() =>
    window.baizeTest!.session()!.shapes.findIndex(({ role }) => role === 'stock'),
  );
  await follows(stock);
});

test('covers no card with the message that no move is left, in any language', async ({ page, host }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openPage(page, host);
  await showGame(page, 'golf', 7);
  const table = page.locator('.table');
  const room = await table.boundingBox();
  await begin(200)(page);
  const told = page.locator('.bar-note');
  for (const language of SPOKEN_LANGUAGES) {
    await speakIn(page, language);
    await settled(page);
    const bar = (await told.boundingBox())!;
    expect(bar.y, language).toBeGreaterThan(room!.y + room!.height);
    expect(bar.x + bar.width, language).toBeLessThanOrEqual(800);
    expect(await table.boundingBox(), language).toEqual(room);
  }
  await speakIn(page, 'en');
  const moves = await moveCount(page);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(told).toHaveCount(0);
  expect(await moveCount(page)).toBe(moves - 1);
});
