import type Database from 'better-sqlite3';
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const BACKUPS_KEPT = 3;

/** Copies a database to `baize-before-<version>.db`, whole or not at all, and lets go of the oldest such copies. */
export function backUp(db: Database.Database, folder: string, version: number): void {
  const path = join(folder, `baize-before-${version}.db`);
  const unfinished = `${path}.part`;
  // VACUUM INTO refuses a file that is there already, for instance one left by a crash.
  rmSync(unfinished, { force: true });
  db.prepare('VACUUM INTO ?').run(unfinished);
  flush(unfinished);
  renameSync(unfinished, path);
  dropOldest(folder);
}

/** VACUUM INTO does not sync what it writes. */
function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function dropOldest(folder: string): void {
  const versions = readdirSync(folder).flatMap((name) => /^baize-before-(\d+)\.db$/.exec(name)?.[1] ?? []);
  const old = versions
    .map(Number)
    .toSorted((a, b) => b - a)
    .slice(BACKUPS_KEPT);
  for (const version of old) rmSync(join(folder, `baize-before-${version}.db`));
}
