import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, onTestFinished, vi } from 'vitest';
import { buildAll } from '../../main/build/build.ts';
import { packTarball } from '../../main/build/pack/tarball.ts';
import { ROOT } from '../../main/build/root.ts';
import { buildIfStale } from '../../main/start/fresh.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-twice-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns every file of a folder with its bytes. */
const bytesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'latin1')]),
  );

test('builds identical bytes in any folder', async () => {
  expect(await buildIfStale(ROOT)).toBe(true);
  const folder = temporary();
  // As a person builds: Vitest sets NODE_ENV to test, which some packages heed.
  vi.stubEnv('NODE_ENV', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  await buildAll(folder);
  const again = bytesIn(folder);
  const parts = readdirSync(folder).map((part) => [part, bytesIn(join(ROOT, 'dist', part))] as const);
  const first = new Map(parts.flatMap(([part, files]) => [...files].map(([path, bytes]) => [join(part, path), bytes])));
  expect([...again.keys()].toSorted()).toEqual([...first.keys()].toSorted());
  expect([...first].filter(([path, bytes]) => again.get(path) !== bytes).map(([path]) => path)).toEqual([]);
  expect([...again.values()].filter((bytes) => bytes.includes(folder))).toEqual([]);
  expect([...first.values()].filter((bytes) => bytes.includes(ROOT))).toEqual([]);
});

test('packs an identical tarball twice', async () => {
  const page = join(ROOT, 'dist/renderer');
  const [first, second] = [await packTarball(temporary(), page), await packTarball(temporary(), page)];
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
});
