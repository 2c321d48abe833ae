import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, onTestFinished } from 'vitest';
import { buildAll } from '../../main/build/build.ts';
import { packTarball } from '../../main/build/pack/tarball.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-twice-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of a folder with its bytes. */
const bytesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'latin1')]),
  );

test('builds the same bytes twice, wherever it builds them', async () => {
  const [first, second] = [temporary(), temporary()];
  await buildAll(first);
  await buildAll(second);
  const [one, two] = [bytesIn(first), bytesIn(second)];
  expect([...two.keys()]).toEqual([...one.keys()]);
  expect([...one].filter(([path, bytes]) => two.get(path) !== bytes).map(([path]) => path)).toEqual([]);
  expect([...one.values()].filter((bytes) => bytes.includes(first))).toEqual([]);
});

test('packs the same tarball twice', async () => {
  const [first, second] = [await packTarball(temporary()), await packTarball(temporary())];
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
});
