import type Database from 'better-sqlite3';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './files.ts';

const BACKUPS_KEPT = 3;

/** Copies a database to `baize-before-<version>.db`, whole or not at all, and lets go of the oldest such copies. */
export function backUp(db: Database.Database, folder: string, version: number): void {
  copyInto(db, join(folder, `baize-before-${version}.db`));
  dropOldest(folder);
}

/** Copies a database, whole or not at all, in place of what is there. */
export function copyInto(db: Database.Database, path: string): void {
  writeWhole(path, (unfinished) => void db.prepare('VACUUM INTO ?').run(unfinished));
}

function dropOldest(folder: string): void {
  const versions = readdirSync(folder).flatMap((name) => /^baize-before-(\d+)\.db$/.exec(name)?.[1] ?? []);
  const old = versions
    .map(Number)
    .toSorted((a, b) => b - a)
    .slice(BACKUPS_KEPT);
  for (const version of old) rmSync(join(folder, `baize-before-${version}.db`));
}
