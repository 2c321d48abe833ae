import type { Page } from 'playwright/test';
import { BY_NIGHT } from '../../tools/night.ts';
import { showGame } from '../../tools/pictures/page.ts';
import type { Settings } from '../../../preload/api.ts';
import { PANELS } from '../../../renderer/app/model/state.ts';
import { expectGoodColours, expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In the second theme only the colours, which alone differ. */
const THEMES = [
  ['light', expectNoFaults],
  ['dark', expectGoodColours],
] as const;

/** By day every third panel: the colours are the same on all. */
const DARK_PANELS = PANELS.filter((_, at) => BY_NIGHT || at % 3 === 0);

const change = (page: Page, settings: Partial<Settings>): Promise<void> =>
  page.evaluate((settings) => window.baizeTest!.settings(settings), settings);

/** Opens a panel and waits until it is visible. */
async function openPanel(page: Page, panel: (typeof PANELS)[number]): Promise<void> {
  await page.evaluate((panel) => window.baizeTest!.open(panel), panel);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closePanel(page: Page): Promise<void> {
  await page.evaluate(() => window.baizeTest!.open(undefined));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('passes axe on every panel in light and dark, and on settings with more contrast', async ({ page, host }) => {
  await openPage(page, host);
  for (const [theme, hasNoFaults] of THEMES) {
    await change(page, { theme });
    for (const panel of theme === 'dark' ? DARK_PANELS : PANELS) {
      await openPanel(page, panel);
      await hasNoFaults(page, `${panel}, ${theme}`);
      await closePanel(page);
    }
    await page.keyboard.press('F1');
    await expect(page.getByRole('complementary')).toBeVisible();
    await hasNoFaults(page, `rules, ${theme}`);
    await page.keyboard.press('F1');
    await page.emulateMedia({ contrast: 'more' });
    await openPanel(page, 'settings');
    await hasNoFaults(page, `more contrast, ${theme}`);
    await closePanel(page);
    await page.emulateMedia({ contrast: null });
  }
});

test('passes axe on tables and questions in light and dark', async ({ page, host }) => {
  await openPage(page, host);
  await expectNoFaults(page, 'klondike');
  // Everything around the table is the same in each game.
  for (const id of ['gaps', 'thirteen', 'triple-peaks', 'osmosis', 'spider']) {
    await showGame(page, id, 1);
    await expectNoFaults(page, id, 'main');
  }
  for (const [theme, hasNoFaults] of THEMES) {
    await change(page, { theme });
    await page.keyboard.press('d');
    await page.keyboard.press('Alt+n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await hasNoFaults(page, `the question whether to give up, ${theme}`);
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await settled(page);
    await hasNoFaults(page, `a table, ${theme}`);
    await openPanel(page, 'statistics');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await hasNoFaults(page, `statistics of a game played, ${await tab.textContent()}, ${theme}`);
    }
    await closePanel(page);
  }
});

test.describe('at twice the size', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('reaches every tool and scrolls every panel to its end', async ({ page, host }) => {
    await openPage(page, host);
    for (const tool of await page.getByRole('toolbar').getByRole('button').all()) {
      await expect(tool).toBeInViewport({ ratio: 1 });
    }
    for (const panel of PANELS) {
      await openPanel(page, panel);
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
      const cut = await page.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(cut, panel).toBe(0);
      await closePanel(page);
    }
  });
});
