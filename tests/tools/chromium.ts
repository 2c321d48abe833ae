import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** For a machine without a graphics card; and nothing is asked of any network. */
const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium without a window: it draws pages and no toolbar, which saves a sixth of what the tests cost. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** How every Chromium of the tests is launched: one of this machine if there is any. */
export function launchOptions(): { args: string[]; chromiumSandbox: false; executablePath?: string } {
  const executablePath = findChromium();
  return { args: [...CHROMIUM_FLAGS], chromiumSandbox: false, ...(executablePath && { executablePath }) };
}

/** A Chromium of this machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own; none otherwise. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', HEADLESS_SHELL, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
