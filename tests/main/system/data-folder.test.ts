import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '../../../main/system/data-folder.ts';

const folderOf = (args: readonly string[], env: Record<string, string> = {}): string =>
  dataFolder({ args, env, platform: 'linux', home: '/h' });

const USUAL_FOLDER = join('/h', '.config/Baize');

test.each([
  ['--data and a folder', ['--data', '/games'], resolve('/games')],
  ['--data=folder', ['--data=/games'], resolve('/games')],
  ['nothing', [], USUAL_FOLDER],
  ['a link that looks like an option', ['--', '--data=/games'], USUAL_FOLDER],
  ['two files that look like options', ['--', '--data', '/games.baize'], USUAL_FOLDER],
  ['a folder, and a link that names another one', ['--data', '/games', '--', '--data=/others'], resolve('/games')],
])('keeps the games where the command line says by %s', (_what, args, folder) => {
  expect(folderOf(['baize', ...args])).toBe(folder);
});
