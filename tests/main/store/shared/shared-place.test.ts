import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedFolder } from '../../../../main/store/shared/shared-place.ts';
import { tempFolder } from '../makers.ts';

const NAME = 'games-0123456789abcdef.baize-shared';

test('replaces a file in one step', async () => {
  const folder = tempFolder();
  const place = sharedFolder(folder);
  // A leftover of a crash does no harm.
  writeFileSync(join(folder, `.${NAME}.part`), 'half');
  await place.write(NAME, 'first');
  const before = (await place.list()).get(NAME);
  await place.write(NAME, 'second and longer');
  expect(await place.read(NAME)).toBe('second and longer');
  expect((await place.list()).get(NAME)).not.toBe(before);
  expect(readdirSync(folder)).toEqual([NAME]);
});

test('ignores files that others put into the folder', async () => {
  const folder = tempFolder();
  for (const name of ['.stfolder', 'desktop.ini', `.${NAME}.part`]) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'results-0123456789abcdef-1.baize-shared'));
  const place = sharedFolder(folder);
  const names = [...(await place.list()).keys()];
  expect(names).toEqual(['results-0123456789abcdef-1.baize-shared']);
  expect(await place.read(names[0] ?? '')).toBe('');
});

test('does not wait for a pipe', async () => {
  const folder = tempFolder();
  // Windows has no pipes among its files.
  if (process.platform === 'win32') writeFileSync(join(folder, NAME), '');
  else execFileSync('mkfifo', [join(folder, NAME)]);
  expect(await sharedFolder(folder).read(NAME)).toBe('');
});

test('fails to write when the folder is gone', async () => {
  const folder = join(tempFolder(), 'gone');
  mkdirSync(folder);
  const place = sharedFolder(folder);
  rmSync(folder, { recursive: true });
  await expect(place.write(NAME, 'text')).rejects.toThrow('ENOENT');
  await expect(place.list()).rejects.toThrow('ENOENT');
});
