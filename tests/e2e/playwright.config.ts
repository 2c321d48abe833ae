import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

/** Real Chromium against the real host and store; one page at a time, as the machine may have two cores and no GPU. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../dist/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      chromiumSandbox: false,
      ...(executablePath && { executablePath }),
    },
  },
});
