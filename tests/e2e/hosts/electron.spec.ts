import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test } from 'playwright/test';
import { findElectron } from '../../../main/start/electron.ts';
import { ROOT } from '../../../main/build/root.ts';

const binary = findElectron(ROOT, process.env);

// Without a binary the test does not exist rather than being skipped: the list of what ran shows that.
if (binary !== undefined) {
  test('opens, plays, ends and restores the game in Electron’s window', async () => {
    const data = mkdtempSync(join(tmpdir(), 'baize-electron-'));
    // Root has no sandbox; everybody else plays in it, though Playwright would switch it off on Linux.
    const root = process.getuid?.() === 0;
    const open = async () => {
      const app = await _electron.launch({
        executablePath: binary,
        args: [...(root ? ['--no-sandbox'] : []), ROOT],
        chromiumSandbox: !root,
        env: { ...env(), BAIZE_DATA: data },
      });
      return { app, page: await app.firstWindow() };
    };
    const first = await open();
    await expect(first.page).toHaveTitle(/Baize/);
    // The page may be rendered in a window that is not visible yet.
    const isVisible = () =>
      first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible()));
    await expect.poll(isVisible).toEqual([true]);
    expect(await first.page.evaluate(() => location.origin)).toBe('app://baize');
    expect(await first.page.evaluate(() => 'require' in window || 'process' in window)).toBe(false);
    await expect(first.page.locator('.board canvas').first()).toBeVisible();
    await first.app.close();
    const second = await open();
    await expect(second.page.locator('.board canvas').first()).toBeVisible();
    await second.app.close();
    rmSync(data, { recursive: true, force: true });
  });
}

const env = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
