import type { Page } from 'playwright/test';
import { games } from '../../../engine/rules.ts';
import { PANELS } from '../../../renderer/app/model/state.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { finishSome, speakIn } from '../support/every-language.ts';
import { expect, openPage, test } from '../support/host.ts';
import { panelShown } from '../support/panels.ts';

const LANGUAGES = BY_NIGHT ? SPOKEN_LANGUAGES : (['en', 'sv'] as const);

const open = async (page: Page, panel: (typeof PANELS)[number]): Promise<void> => {
  await page.evaluate((panel) => window.baizeTest!.open(panel), panel);
  await panelShown(page);
};

/** Returns the lists of games to choose from, each as its names, where they aren't in the order of the language. */
const unsorted = (page: Page, language: string): Promise<string[][]> =>
  page.evaluate(
    ([language, ids]) => {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return [...document.querySelectorAll('dialog select')]
        .map((select) => [...select.querySelectorAll('option')].filter(({ value }) => ids.includes(value)))
        .map((options) => options.map(({ textContent }) => textContent))
        .filter((names) => String(names) !== String(names.toSorted(compare)));
    },
    [language, games.map(({ id }) => id)] as const,
  );

/** Lists elements that a grid makes higher than they are by themselves, because it has room to fill. */
const stretched = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const grids = [...document.querySelectorAll<HTMLElement>('dialog *')].filter(
      (each) => getComputedStyle(each).display === 'grid' && getComputedStyle(each).alignContent === 'normal',
    );
    const heightsIn = (grid: HTMLElement): number[] => [...grid.children].map((child) => child.clientHeight);
    return grids.flatMap((grid) => {
      const before = heightsIn(grid);
      grid.style.alignContent = 'start';
      const after = heightsIn(grid);
      grid.style.alignContent = '';
      const more = Math.max(0, ...before.map((height, at) => height - (after[at] ?? 0)));
      return more > 4 ? [`${grid.className || grid.tagName}: ${more} px`] : [];
    });
  });

test('lists games by their names', async ({ asNew: page }) => {
  for (const language of LANGUAGES) {
    await speakIn(page, language);
    for (const panel of ['daily', 'puzzles', 'workshop'] as const) {
      await open(page, panel);
      await expect(page.locator('dialog select').first()).toBeAttached();
      for (const tab of [undefined, ...(await page.getByRole('dialog').getByRole('tab').all())]) {
        await tab?.click();
        expect(await unsorted(page, language), `${panel} in ${language}`).toEqual([]);
      }
    }
  }
});

test('makes the rows of a few games no taller than those of many', async ({ asNew: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'picker');
  for (const search of ['golf', 'osmosis', 'zzzz']) {
    await page.getByRole('searchbox').fill(search);
    expect(await stretched(page), search).toEqual([]);
  }
});

if (BY_NIGHT)
  for (const [width, height] of [
    [1280, 800],
    [500, 900],
  ] as const)
    test(`stretches nothing to fill a panel at ${width} by ${height}`, async ({ page, host }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, host);
      await finishSome(page);
      for (const panel of PANELS) {
        await open(page, panel);
        const tabs = await page.getByRole('dialog').getByRole('tab').all();
        for (const tab of [undefined, ...tabs]) {
          await tab?.click();
          expect(await stretched(page), panel).toEqual([]);
        }
      }
    });
