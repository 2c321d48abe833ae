import { dirname, join } from 'node:path';
import { freePath, moveDatabase, stampOf } from './files.ts';

/** Renames a damaged database and what belongs to it; gives its new path. */
export function setAside(path: string, now: number): string {
  const aside = freePath(join(dirname(path), `baize-damaged-${stampOf(now)}`));
  moveDatabase(path, aside);
  return aside;
}
