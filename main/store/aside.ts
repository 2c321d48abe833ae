import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Companions first: should the renaming be cut short, the database itself is still found, and set aside, next time. */
const ENDINGS = ['-wal', '-shm', '-journal', ''];

/** Renames a damaged database and what belongs to it; gives its new path. */
export function setAside(path: string, now: number): string {
  const aside = freePath(dirname(path), now);
  for (const ending of ENDINGS) {
    if (existsSync(path + ending)) renameSync(path + ending, aside + ending);
  }
  return aside;
}

function freePath(folder: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, `baize-damaged-${stamp}${copy === 1 ? '' : `-${copy}`}.db`);
    if (ENDINGS.every((ending) => !existsSync(path + ending))) return path;
  }
}
