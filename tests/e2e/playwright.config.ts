import { defineConfig } from 'playwright/test';
import { BY_NIGHT } from '../tools/night.ts';
import { launchOptions } from '../tools/chromium.ts';
import { putTemporaryFilesInMemory } from '../tools/in-memory.ts';
import { PATIENTLY } from '../tools/patiently.ts';

putTemporaryFilesInMemory();

/**
 * Maps names of attackers to this machine, for attack.spec.ts; set for all tests, since other options would need
 * another browser.
 */
const TO_ATTACKERS = '--host-resolver-rules=MAP *.example 127.0.0.1';
const options = launchOptions();

/**
 * Runs real Chromium against the real host and store, two pages at a time at most, as the machine may have two cores
 * and no GPU.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/built-host.ts',
  testIgnore: BY_NIGHT ? [] : '**/*.night.spec.ts',
  outputDir: '../../dist/e2e',
  timeout: 300_000,
  expect: PATIENTLY,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // British English, in which the tests are written; American English is set where it is tested.
    locale: 'en-GB',
    // A machine without a GPU computes each pixel; no test here checks them, those in tests/renderer/board/ do.
    deviceScaleFactor: 0.5,
    launchOptions: { ...options, args: [...options.args, TO_ATTACKERS] },
  },
});
