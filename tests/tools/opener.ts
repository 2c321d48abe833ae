import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands for the system's own program that opens a browser. */
export interface Opener {
  /** With it first on the path, a display to open a browser on, and the folders of the tests in the home folder. */
  readonly env: NodeJS.ProcessEnv;
  /** What it was started with; undefined as long as it was not. */
  given(): string | undefined;
  /** Ends it, and what it has started. */
  end(): void;
}

/** An opener in a folder of its own, which notes what it is given and then does what `script` says. */
export function makeOpener(folder: string, script: string): Opener {
  const [given, id] = [join(folder, 'given'), join(folder, 'id')];
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(
      join(folder, name),
      `#!/bin/sh\necho "$@" > '${given}'; echo $$ > '${id}.new'; mv '${id}.new' '${id}'\n${script}\n`,
    );
    chmodSync(join(folder, name), 0o755);
  }
  return {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, DISPLAY: ':0', BROWSER: '', HOME: tmpdir() },
    given: () => (existsSync(id) ? readFileSync(given, 'utf8').trim() : undefined),
    end: () => endGroup(id),
  };
}

/**
 * The host starts it as the leader of a group of processes. Of a file that is still empty it would be the group of the
 * tests.
 */
function endGroup(id: string): void {
  const group = existsSync(id) ? Number(readFileSync(id, 'utf8')) : 0;
  if (group === 0) return;
  try {
    process.kill(-group);
  } catch {
    // It has ended by itself.
  }
}
