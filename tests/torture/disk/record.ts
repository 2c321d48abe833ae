import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { openStore } from '../../../main/store/open.ts';
import type { Notice } from '../../../preload/api.ts';
import { contentsOfStore, differences, type Contents } from '../contents.ts';

/** The system calls that change a file or its name, sync either, or report a finished step. */
const CALLS =
  'openat,close,write,pwrite64,ftruncate,fsync,fdatasync,rename,link,unlink,copy_file_range,sendfile,pwritev,writev';

const RECORDED_SCRIPT = join(import.meta.dirname, 'recorded.ts');

/** Runs a script on a folder under strace; returns what it printed. */
export async function runUnder(
  strace: string,
  how: readonly string[],
  folder: string,
  script: string,
): Promise<string> {
  const child = spawn(strace, ['-f', ...how, process.execPath, RECORDED_SCRIPT, folder, script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  const gone = once(child, 'exit');
  const output = await text(child.stdout);
  await gone;
  return output;
}

/** Records every write and sync of a script. */
export async function record(strace: string, folder: string, script: string): Promise<string> {
  const trace = `${folder}.trace`;
  try {
    await runUnder(strace, ['-xx', '-s', '10000000', '-e', `trace=${CALLS}`, '-o', trace], folder, script);
    return readFileSync(trace, 'latin1');
  } finally {
    rmSync(trace, { force: true });
  }
}

/** Returns the files of a folder, with names relative to it. */
export function filesUnder(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}

export function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

interface JudgedFolder {
  readonly faults: readonly string[];
  readonly reported: boolean;
}

/**
 * Opens what is left in a folder: one of `wanted` must be there, or anything if that is empty; damage has to be
 * reported as `report` says.
 */
export function judge(folder: string, wanted: readonly Contents[], report: 'must' | 'may' | 'must not'): JudgedFolder {
  let notices: readonly Notice[];
  let found: Contents;
  try {
    const store = openStore(folder);
    ({ notices } = store);
    found = contentsOfStore(store);
    store.close();
  } catch (error) {
    return { faults: [`it does not open: ${String(error)}`], reported: false };
  }
  const reported = notices.some(({ kind }) => kind === 'database-set-aside');
  const others = notices.filter(({ kind }) => kind !== 'database-set-aside' && kind !== 'database-rewritten');
  const right = wanted.length === 0 || wanted.some((contents) => isDeepStrictEqual(contents, found));
  const faults = [
    ...(right ? [] : differences(wanted[0]!, found).slice(0, 3)),
    ...others.map(({ kind, detail }) => `${kind}: ${detail}`),
    ...(report === 'must not' && reported ? ['damage is told where there is none'] : []),
    ...(report === 'must' && !reported ? ['damage is not told'] : []),
  ];
  return { faults, reported };
}
