import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';

/**
 * Returns a Chromium for the tests: the one without a window, another on this machine, or one that an installer adds.
 */
export function getChromium(): string {
  const found = named() ?? shell() ?? findChromium() ?? install();
  if (found === undefined) {
    throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to one that is there.');
  }
  return found;
}

/** A Chromium that a person has named comes before all others. */
const named = (): string | undefined => process.env['CHROMIUM_PATH'] && findChromium();
const shell = (): string | undefined => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined);

const debian = (name: string): string => `apt-get install -yq --no-install-recommends ${name}`;

function install(): string | undefined {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const command = debianRoot
    ? `apt-get update -q && { ${debian('chromium-headless-shell')} || ${debian('chromium')}; }`
    : 'npx playwright install chromium';
  console.log(`Getting Chromium for the tests: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'inherit', env });
  return findChromium();
}
