import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

/** A Chromium for the tests: what is here, else what the system's or Playwright's installer brings. */
export function getChromium(): string {
  const found = findChromium() ?? install();
  if (found === undefined) {
    throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to one that is there.');
  }
  return found;
}

function install(): string | undefined {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const command = debianRoot
    ? 'apt-get update -q && apt-get install -yq --no-install-recommends chromium'
    : 'npx playwright install chromium';
  console.log(`Getting Chromium for the tests: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'inherit', env });
  return findChromium();
}
