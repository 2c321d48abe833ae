import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';

/** Every file of the repository that exists, by its path from the top, uncommitted ones too. */
export const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
export const sources = tracked.filter((path) => /\.tsx?$/.test(path));
export const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
