import { showGame } from '../../tools/pictures/page.ts';
import { expect, openPage, test } from '../support/host.ts';

/* Tests `require-trusted-types-for 'script'`, among the page's headers: no text becomes script. */

test('makes no script from text while it searches and shows rules and a lesson', async ({ page, host }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.addInitScript(() => {
    const violations: string[] = ((window as unknown as { violations: string[] }).violations = []);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      violations.push(`${effectiveDirective}: ${sample}`),
    );
  });
  await openPage(page, host);
  await showGame(page, 'klondike', 30);
  await page.keyboard.press('w');
  await expect(page.locator('.message')).toHaveText('This game can still be won.');
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('F1');
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Klondike' }).first()).toBeVisible();
  await page.keyboard.press('F1');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show me how' }).click();
  await expect(page.getByRole('region', { name: 'How to play Klondike' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(faults).toEqual([]);
});

test('lets in no markup, code or worker as text', async ({ page, host }) => {
  await openPage(page, host);
  const tried = await page.evaluate(() => {
    const by: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<b>b</b>'),
      frame: () => (document.createElement('iframe').srcdoc = '<b>b</b>'),
      script: () => (document.createElement('script').text = 'void 0'),
      blob: () => new Worker(URL.createObjectURL(new Blob(['void 0']))),
      page: () => new Worker('/'),
      other: () => new Worker('http://evil.example/assets/search.worker-a.js'),
    };
    return Object.entries(by).map(([what, attempt]) => {
      try {
        attempt();
        return `${what} got in`;
      } catch (error) {
        return `${what}: ${(error as Error).name}`;
      }
    });
  });
  expect(tried).toEqual(['markup', 'frame', 'script', 'blob', 'page', 'other'].map((what) => `${what}: TypeError`));
});
