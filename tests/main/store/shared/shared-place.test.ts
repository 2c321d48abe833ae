import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedFolder } from '../../../../main/store/shared/shared-place.ts';
import { tempFolder } from '../makers.ts';

const NAME = 'games-0123456789abcdef.baize-shared';

test('a file is there whole, and another one once it is written again', async () => {
  const folder = tempFolder();
  const place = sharedFolder(folder);
  // A leftover of a crash is in nobody's way.
  writeFileSync(join(folder, `.${NAME}.part`), 'half');
  await place.write(NAME, 'first');
  const before = (await place.list()).get(NAME);
  await place.write(NAME, 'second and longer');
  expect(await place.read(NAME)).toBe('second and longer');
  expect((await place.list()).get(NAME)).not.toBe(before);
  expect(readdirSync(folder)).toEqual([NAME]);
});

test('what others put into the folder is not ours to read', async () => {
  const folder = tempFolder();
  for (const name of ['.stfolder', 'desktop.ini', `.${NAME}.part`]) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'results-0123456789abcdef-1.baize-shared'));
  const place = sharedFolder(folder);
  const names = [...(await place.list()).keys()];
  expect(names).toEqual(['results-0123456789abcdef-1.baize-shared']);
  expect(await place.read(names[0] ?? '')).toBe('');
});

test('a pipe is not waited for', async () => {
  const folder = tempFolder();
  // Windows has no pipes among its files.
  if (process.platform === 'win32') writeFileSync(join(folder, NAME), '');
  else execFileSync('mkfifo', [join(folder, NAME)]);
  expect(await sharedFolder(folder).read(NAME)).toBe('');
});

test('where the folder is gone the writing fails', async () => {
  const folder = join(tempFolder(), 'gone');
  mkdirSync(folder);
  const place = sharedFolder(folder);
  rmSync(folder, { recursive: true });
  await expect(place.write(NAME, 'text')).rejects.toThrow('ENOENT');
  await expect(place.list()).rejects.toThrow('ENOENT');
});
