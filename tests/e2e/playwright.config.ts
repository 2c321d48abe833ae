import { defineConfig } from 'playwright/test';
import { BY_NIGHT } from '../tools/night.ts';
import { launchOptions } from '../tools/chromium.ts';
import { putTemporaryFilesInMemory } from '../tools/in-memory.ts';
import { PATIENTLY } from '../tools/patiently.ts';

putTemporaryFilesInMemory();

/**
 * Names of attackers lead to this machine, for attack.spec.ts; for all, since one launched otherwise would be one
 * browser more.
 */
const TO_ATTACKERS = '--host-resolver-rules=MAP *.example 127.0.0.1';
const options = launchOptions();

/**
 * Real Chromium against the real host and store; no more pages at a time than two, as the machine may have two cores
 * and no GPU.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './built-host.ts',
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
    // British English, as the tests write it; what Americans read is asked for where it is looked at.
    locale: 'en-GB',
    // Nobody looks at the pixels here, which a machine without a GPU computes one by one; tests/renderer/board/ does.
    deviceScaleFactor: 0.5,
    launchOptions: { ...options, args: [...options.args, TO_ATTACKERS] },
  },
});
