import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Flags for a machine without a graphics card, for no access to the network, and for sandboxed frames in processes of
 * their own. Chromium without a window keeps them in the page’s process by default.
 */
const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
];

/** Debian's Chromium without a window: it draws no toolbar, which saves a sixth of the tests' CPU time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the options with which tests launch Chromium: one found on this machine or, without one, Playwright's
 * default.
 */
export function launchOptions(): { args: string[]; chromiumSandbox: false; executablePath?: string } {
  const executablePath = findChromium();
  return { args: [...CHROMIUM_FLAGS], chromiumSandbox: false, ...(executablePath && { executablePath }) };
}

/**
 * Finds a Chromium of this machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own; undefined if
 * there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', HEADLESS_SHELL, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
