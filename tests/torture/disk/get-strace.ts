import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A strace that works here: what is there, else what Debian's installer brings; undefined where none can be had. */
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

/** It is for Linux alone, and some containers forbid it. */
const works = (): boolean => spawnSync(STRACE, ['-f', '-o', '/dev/null', 'true']).status === 0;

/** The same for what can't do without. */
export function mustHaveStrace(): string {
  const found = getStrace();
  if (found === undefined) throw new Error('This needs strace, which records what a program writes: it is for Linux.');
  return found;
}
