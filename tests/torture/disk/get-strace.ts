import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Returns a working strace: the one installed, else one that Debian's installer adds; undefined where there is none.
 */
export function getStrace(): string | undefined {
  if (works()) return STRACE;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const command = 'apt-get update -q && apt-get install -yq --no-install-recommends strace';
    console.log(`Getting strace for the tests: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return works() ? STRACE : undefined;
}

const STRACE = 'strace';

/** Whether strace works: it exists only on Linux, and some containers forbid it. */
const works = (): boolean => spawnSync(STRACE, ['-f', '-o', '/dev/null', 'true']).status === 0;

/** Returns strace, or throws where it can't be had. */
export function mustHaveStrace(): string {
  const found = getStrace();
  if (found === undefined) throw new Error('This needs strace, which records what a program writes: it is for Linux.');
  return found;
}
