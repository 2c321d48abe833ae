import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { storeIn, tamper, tempFolder } from './makers.ts';

const WRITER_FILE = 'writer.js';
/** Within the repository, so that the writer finds its database. */
let folder: string;

/**
 * Builds the writer as one file: it is started ten times, and most of a start from the sources goes into reading them.
 */
beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'dist/writer-'));
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: join(import.meta.dirname, 'writer.ts'),
      outDir: folder,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { format: 'es', entryFileNames: WRITER_FILE, codeSplitting: false } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the writer, kills it after this many lines, and returns its last line, even one written while it died. */
async function killAfter(lines: number, data: string): Promise<string> {
  const child = spawn(process.execPath, [join(folder, WRITER_FILE), data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  let count = 0;
  let last = '';
  for await (const line of createInterface(child.stdout)) {
    count += 1;
    last = line;
    if (count === lines) child.kill('SIGKILL');
  }
  expect(await gone).toEqual([null, 'SIGKILL']);
  return last;
}

test.each([1, 6, 7, 50, 203])('keeps every answered write after SIGKILL, %i writes into a run', async (lines) => {
  const data = tempFolder();
  for (let run = 1; run <= 2; run += 1) {
    const [what, deal, at] = (await killAfter(lines, data)).split(' ');
    const store = storeIn(data);
    expect(store.notices).toEqual([]);
    const [kept] = store.kept.list();
    const finished = store.results.list(null, null, 1000, null).map((result) => result.deal);
    // One write may have reached the disk without its answer reaching us.
    const steps = 6 * (finished[0] ?? 0) + (kept?.moveCount ?? 0);
    const answered = what === 'kept' ? 6 * (Number(deal) - 1) + Number(at) : 6 * Number(deal);
    expect(steps - answered).toBeOneOf([0, 1]);
    expect(finished).toEqual(Array.from(finished, (_, index) => finished.length - index));
    expect(kept?.deal ?? finished.length + 1).toBe(finished.length + 1);
    store.close();
    expect(tamper(data, (db) => db.pragma('integrity_check', { simple: true }))).toBe('ok');
  }
});
