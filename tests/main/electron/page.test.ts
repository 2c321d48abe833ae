import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { RELEASES } from '../../../main/requests/host-info.ts';
import { buildIfStale } from '../../../main/start/fresh.ts';
import { temporaryFolder } from '../browser/hosted.ts';
import { built, cleared, menuItems, quit, standIn, start } from '../start/launched.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

const RENDERER = join(ROOT, 'dist/renderer');

let folder: string;
beforeAll(async () => {
  expect(await buildIfStale(ROOT)).toBe(true);
  folder = await built();
});
afterAll(() => cleared(folder));

/** Starts the whole program: main process, preload and the real page. */
async function whole(args: readonly string[] = [], locales: readonly string[] = ['en-GB']): Promise<Page> {
  const before = process.argv;
  process.argv = [...before, ...args];
  onTestFinished(async () => {
    process.argv = before;
    await quit();
  });
  const put = (): void => {
    standIn.app.locales = locales;
    cpSync(RENDERER, join(standIn.folder, 'dist/renderer'), { recursive: true, force: true });
  };
  start(folder, temporaryFolder(), true, put);
  await vi.waitFor(() => expect(standIn.menu.length).toBeGreaterThan(0), PATIENTLY);
  const page = standIn.window!.webContents.page!;
  await page.locator('.board canvas').first().waitFor();
  return page;
}

/** Chooses an item of the menu by its key. */
function choose(key: string): void {
  const item = menuItems(standIn.menu).find(({ accelerator }) => accelerator === key);
  (item!.click as () => void)();
}

describe('the page in its window', () => {
  test('undoes text by the menu while a text field has the focus, as on macOS', async () => {
    const page = await whole();
    choose('CmdOrCtrl+O');
    const field = page.locator('dialog input[type=search], dialog input[type=text]').first();
    await field.click();
    await field.pressSequentially('golf');
    choose('CmdOrCtrl+Z');
    await vi.waitFor(async () => expect(await field.inputValue()).not.toBe('golf'), PATIENTLY);
  });

  test('speaks the first of the person’s languages that Baize has', async () => {
    const page = await whole([], ['da', 'de-AT', 'fr']);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(menuItems(standIn.menu).map(({ label }) => label)).toContain('&Neues Spiel');
  });

  test('follows the window’s full-screen state whatever the screen’s height', async () => {
    await whole();
    const fullScreenCalls = () => standIn.window!.calls.filter((what) => what.startsWith('fullScreen'));
    choose('F11');
    await vi.waitFor(() => expect(fullScreenCalls()).toEqual(['fullScreen true']), PATIENTLY);
    choose('F11');
    await vi.waitFor(() => expect(fullScreenCalls()).toEqual(['fullScreen true', 'fullScreen false']), PATIENTLY);
  });

  test('shows the deal of the day when a first or second start asks for it', async () => {
    const page = await whole(['--deal-of-the-day']);
    const daily = page.getByRole('dialog', { name: 'Deal of the day' });
    await daily.waitFor();
    standIn.app.emit('second-instance', {}, ['baize', '--deal-of-the-day'], tmpdir());
    standIn.app.emit('second-instance', {}, ['baize', '--new-deal'], tmpdir());
    await daily.waitFor({ state: 'hidden' });
  });

  test('shares a folder chosen in the system’s dialog, and says why one can’t be shared', async () => {
    const page = await whole();
    choose('CmdOrCtrl+,');
    const folder = temporaryFolder();
    await page.getByRole('button', { name: 'Your data', exact: true }).click();
    const button = page.getByRole('button', { name: 'Choose a folder…' }).last();
    await button.click();
    standIn.chosen = [join(folder, 'nowhere')];
    await button.click();
    await page.getByRole('alert').filter({ hasText: 'The folder can’t be shared' }).waitFor();
    standIn.chosen = [folder];
    await button.click();
    await page.getByText(`Shared: ${folder}`).waitFor();
    expect(await button.count()).toBe(0);
  });

  test('shows the address of new versions as text and opens nothing', async () => {
    const page = await whole();
    (menuItems(standIn.menu).find(({ label }) => label?.includes('About'))!.click as () => void)();
    const about = page.getByRole('dialog', { name: 'About Baize' });
    await about.getByText(RELEASES, { exact: true }).waitFor();
    expect(await about.locator('a').count()).toBe(0);
    await about.getByRole('button', { name: 'Copy the address' }).click();
    await about
      .getByRole('status')
      .filter({ hasText: /copied/ })
      .waitFor();
  });
});
