import Database from 'better-sqlite3';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remove, writeWhole, writeWholeLater } from '../files/files.ts';
import { Flusher } from '../files/flusher.ts';
import type { OnProgress } from '../files/on-progress.ts';

const MAX_BACKUPS_KEPT = 3;

/** Copies a database to `baize-before-<version>.db`, whole or not at all, and deletes the oldest such copies. */
export function backUp(db: Database.Database, folder: string, version: number): void {
  const path = join(folder, `baize-before-${version}.db`);
  writeWhole(path, (unfinished) => void db.prepare('VACUUM INTO ?').run(unfinished));
  dropOldest(folder);
}

/** Pages of one step, which takes a few milliseconds. */
const STEP_PAGES = 512;

/**
 * Copies a database, whole or not at all, in small steps, between which everything else goes on: VACUUM INTO would
 * block a host with a million results for seconds. What is written meanwhile is in the copy too, since the same
 * connection writes it.
 */
export async function copyInSteps(db: Database.Database, path: string, onProgress?: OnProgress): Promise<void> {
  await writeWholeLater(path, async (unfinished) => {
    await copyPages(db, unfinished, onProgress);
    makeSingleFile(unfinished);
  });
}

/** Copies a database in WAL mode; it is whole when this resolves, in the same turn as its last page. */
export async function copyPages(db: Database.Database, path: string, onProgress?: OnProgress): Promise<void> {
  const flusher = new Flusher(path);
  try {
    await db.backup(path, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress?.(1 - remainingPages / totalPages);
        return flusher.mayGoOn(remainingPages <= STEP_PAGES) ? STEP_PAGES : 0;
      },
    });
  } finally {
    flusher.close();
  }
}

/** Takes a copy out of WAL mode, in which it could not be opened in a read-only folder. */
function makeSingleFile(path: string): void {
  const copy = new Database(path);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

function dropOldest(folder: string): void {
  const versions = readdirSync(folder).flatMap((name) => /^baize-before-(\d+)\.db$/.exec(name)?.[1] ?? []);
  const old = versions
    .map(Number)
    .toSorted((a, b) => b - a)
    .slice(MAX_BACKUPS_KEPT);
  for (const version of old) remove(join(folder, `baize-before-${version}.db`));
}
