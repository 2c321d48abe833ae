import type { Page } from 'playwright/test';
import { showGame } from '../tools/pictures/page.ts';
import type { Settings } from '../../preload/api.ts';
import { PANELS } from '../../renderer/app/state/state.ts';
import { expectNoFaults } from './axe.ts';
import { expect, openPage, settled, test } from './host.ts';

test.use({ settings: { speed: 0 } });

const change = (page: Page, settings: Partial<Settings>): Promise<void> =>
  page.evaluate((settings) => window.baizeTest!.app.preferences.set(settings), settings);

/** Shows a panel once it has come to rest: a colour half faded in is no fault. */
async function openPanel(page: Page, panel: (typeof PANELS)[number]): Promise<void> {
  await page.evaluate((panel) => window.baizeTest!.app.panels.open(panel), panel);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closePanel(page: Page): Promise<void> {
  await page.evaluate(() => window.baizeTest!.app.panels.open(undefined));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('no panel shuts anybody out', async ({ page, host }) => {
      await openPage(page, host);
      await change(page, { theme });
      for (const panel of PANELS) {
        await openPanel(page, panel);
        await expectNoFaults(page, panel);
        await closePanel(page);
      }
      await page.keyboard.press('F1');
      await expect(page.getByRole('complementary')).toBeVisible();
      await expectNoFaults(page, 'rules');
    });

    test('no table shuts anybody out, and no question', async ({ page, host }) => {
      await openPage(page, host);
      await change(page, { theme });
      for (const id of ['klondike', 'gaps', 'thirteen', 'triple-peaks', 'osmosis', 'spider']) {
        await showGame(page, id, 1);
        await expectNoFaults(page, id);
      }
      await page.keyboard.press('d');
      await page.keyboard.press('Alt+n');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page, 'the question whether to give up');
      await page.getByRole('button', { name: 'New deal' }).last().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await settled(page);
      await openPanel(page, 'statistics');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectNoFaults(page, `statistics of a game played, ${await tab.textContent()}`);
      }
    });
  });
}

test.describe('where the system asks for more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  test('no setting shuts anybody out, light or dark', async ({ page, host }) => {
    await openPage(page, host);
    for (const theme of ['light', 'dark'] as const) {
      await change(page, { theme });
      await openPanel(page, 'settings');
      await expectNoFaults(page, theme);
      await closePanel(page);
    }
  });
});

test.describe('at twice the size', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('every tool is there, and every panel can be read to its end', async ({ page, host }) => {
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
