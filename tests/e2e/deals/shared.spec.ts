import type { Page } from 'playwright/test';
import { expect, openPage, test } from '../support/host.ts';

/** Answers the page's request for an opened link, as Electron would, which alone is opened with links. */
async function openedWith(page: Page, link: string): Promise<void> {
  const waiting = [link];
  await page.route('**/api/request', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string };
    if (name !== 'shared.next') return route.fallback();
    return route.fulfill({ json: { ok: true, value: waiting.shift() ?? null } });
  });
}

test('a link that the program was opened with is on the table at once', async ({ page, host }) => {
  await openedWith(page, 'baize:freecell#617');
  await openPage(page, host);
  await page.waitForFunction(() => window.baizeTest?.session()?.game.id === 'freecell');
  expect(await page.evaluate(() => window.baizeTest?.session()?.deal)).toBe(617);
});

test('a link that can’t be read is laid before the player, to be mended', async ({ page, host }) => {
  await openedWith(page, 'baize:nosuchgame#1');
  await openPage(page, host);
  await expect(page.getByRole('dialog').locator('textarea')).toHaveValue('baize:nosuchgame#1');
});
