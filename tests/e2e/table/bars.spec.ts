import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { textsIn } from '../../tools/words/catalogues.ts';
import { begin } from '../../tools/pictures/scenes/steps.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { clickPile } from '../support/hand.ts';
import { expect, settled, test } from '../support/host.ts';

/** Returns where every card is drawn, by pile, and how large, in CSS pixels. */
async function cardsOf(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(() => {
    const { board } = window.baizeTest!;
    const { cardWidth, cardHeight, slots } = board.geometry.layout;
    const places = board.pieces.piles.map((pile) => pile.map(({ x, y }) => [x, y]));
    return JSON.stringify([cardWidth, cardHeight, slots, places]);
  });
}

const timeline = (page: Page, showTimeline: boolean) =>
  page.evaluate((shown) => window.baizeTest!.settings({ showTimeline: shown }), showTimeline);

/** What a warning may be about; each is a text of other length. */
const WARNINGS = ['not-saved', 'not-recorded', 'part-missing', 'salvaged', 'rewritten', 'memory-only', 'undrawn'];
const texts = textsIn('en', ['table']);

const WINDOWS = [
  { width: 500, height: 900 },
  { width: 1280, height: 800 },
];

test('keeps the size of cards from the deal on', async ({ asNew: page }) => {
  for (const game of ['american-toad', 'fort', 'kings']) {
    await showGame(page, game, 1);
    const size = () => page.evaluate(() => window.baizeTest!.board.geometry.layout.cardWidth);
    const dealt = await size();
    await page.evaluate(() => {
      const { play, session } = window.baizeTest!;
      play([session()!.legalMoves()[0]!]);
    });
    await settled(page);
    expect(await size(), game).toBe(dealt);
    await page.evaluate(() => window.baizeTest!.clear());
  }
});

for (const size of WINDOWS)
  test.describe(`in a window ${size.width} pixels wide`, () => {
    test.use({ settings: { autoplay: false, speed: 0 } });

    test.beforeEach(async ({ asNew: page }) => {
      await page.setViewportSize(size);
      await settled(page);
    });

    for (const game of ['yukon', 'freecell', 'spider'])
      test(`moves no card of ${game} for the timeline, a try-out or a replay`, async ({ asNew: page }) => {
        await showGame(page, game, 1);
        const before = await cardsOf(page);
        await timeline(page, true);
        await expect(page.locator('.timeline')).toBeVisible();
        expect(await cardsOf(page), 'timeline').toBe(before);
        await page.keyboard.press('x');
        await expect(page.locator('.trying')).toBeVisible();
        expect(await cardsOf(page), 'line tried out').toBe(before);
        await timeline(page, false);
        await page.keyboard.press('x');
        await expect(page.locator('.timeline')).toHaveCount(0);
        expect(await cardsOf(page), 'closed').toBe(before);
        await page.evaluate(() => {
          const { session, replay } = window.baizeTest!;
          return replay(session()!.save());
        });
        await expect(page.locator('.replay')).toBeVisible();
        expect(await cardsOf(page), 'replay').toBe(before);
      });

    for (const game of ['yukon', 'freecell', 'spider'])
      test(`moves no card of ${game} for a warning`, async ({ asNew: page }) => {
        await showGame(page, game, 1);
        const before = await cardsOf(page);
        for (const about of WARNINGS) {
          const warning = texts[`notice.${about}`]!;
          await page.evaluate((words) => window.baizeTest!.change({ warning: words }), warning);
          await expect(page.getByRole('alert')).toContainText(warning);
          expect(await cardsOf(page), about).toBe(before);
        }
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await cardsOf(page), 'dismissed').toBe(before);
      });

    test('lets a press on a warning’s words reach the table', async ({ asNew: page }) => {
      await showGame(page, 'golf', 7);
      await page.evaluate((words) => window.baizeTest!.change({ warning: words }), texts['notice.memory-only']!);
      const { x, y, width, height } = (await page.getByRole('alert').boundingBox())!;
      const under = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('.table, [role=alert]')?.className,
        [x + width / 3, y + height / 2] as const,
      );
      expect(under).toBe('table');
    });

    test('never lets the cards of a game grow', async ({ asNew: page }) => {
      await showGame(page, 'yukon', 1);
      const sizes = await page.evaluate(
        async (moves) => {
          const { board, play } = window.baizeTest!;
          const sizes: number[] = [];
          for (const move of moves) {
            play([move]);
            await board.atRest();
            const { cardWidth } = board.geometry.layout;
            if (cardWidth !== sizes.at(-1)) sizes.push(cardWidth);
          }
          return sizes;
        },
        winOf('yukon', 1),
      );
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    });

    test('moves no card when a game is lost', async ({ asNew: page }) => {
      await showGame(page, 'golf', 7);
      await begin(200)(page);
      await expect(page.locator('.bar-note')).toBeVisible();
      const lost = await cardsOf(page);
      await page.evaluate(() => window.baizeTest!.board.resized());
      expect(await cardsOf(page)).toBe(lost);
      const table = await page.locator('.table').boundingBox();
      await page.locator('.bar-note').getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('.bar-note')).toHaveCount(0);
      expect(await page.locator('.table').boundingBox()).toEqual(table);
      await clickPile(page, 0);
    });
  });
