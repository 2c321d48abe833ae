import { defineConfig } from 'playwright/test';
import { launchOptions } from '../tools/chromium.ts';

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
    launchOptions: launchOptions(),
  },
});
