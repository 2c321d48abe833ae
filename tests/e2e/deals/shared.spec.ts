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

test('opens a link that the program was started with', async ({ page, host }) => {
  await openedWith(page, 'baize:freecell#617');
  await openPage(page, host);
  await page.waitForFunction(() => window.baizeTest?.session()?.game.id === 'freecell');
  expect(await page.evaluate(() => window.baizeTest?.session()?.deal)).toBe(617);
});

test('shows an unreadable link to be corrected', async ({ page, host }) => {
  await openedWith(page, 'baize:nosuchgame#1');
  await openPage(page, host);
  await expect(page.getByRole('dialog').locator('textarea')).toHaveValue('baize:nosuchgame#1');
});

/** Drops a file on the table; returns whether the page has kept the browser from opening it. */
const dropFile = (page: Page, name: string, text: string): Promise<boolean> =>
  page.locator('.board').evaluate(
    (board, [fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const events = ['dragover', 'drop'].map(
        (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
      );
      return events.map((event) => board.dispatchEvent(event)).every((unprevented) => !unprevented);
    },
    [name, text] as const,
  );

test('opens a dropped saved game, and any other file as a card set', async ({ page, host }) => {
  await openPage(page, host);
  expect(await dropFile(page, 'picture.png', 'baize:golf#7')).toBe(true);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await dropFile(page, 'game.BAIZE', 'baize:freecell#617\n')).toBe(true);
  await page.waitForFunction(() => window.baizeTest?.session()?.game.id === 'freecell');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => window.baizeTest?.session()?.deal)).toBe(617);
});
