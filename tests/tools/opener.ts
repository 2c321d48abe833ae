import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A stand-in for the system's program that opens a browser. */
export interface Opener {
  /**
   * An environment with it first on the path, a display to open a browser on, and the tests' temporary folder as the
   * home folder.
   */
  readonly env: NodeJS.ProcessEnv;
  /** Returns the arguments that it was started with; undefined before it was started. */
  given(): string | undefined;
  /** Ends it, and the processes that it has started. */
  end(): void;
}

/** Makes an opener in a folder of its own, which notes its arguments and then does what `script` says. */
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
 * Ends the opener's process group, which it leads because the host starts it so. An empty file is skipped: it would
 * mean the tests' own group.
 */
function endGroup(id: string): void {
  const group = existsSync(id) ? Number(readFileSync(id, 'utf8')) : 0;
  if (group === 0) return;
  try {
    process.kill(-group);
  } catch {
    // The group has ended already.
  }
}
