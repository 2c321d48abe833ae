import Database from 'better-sqlite3';
import { writeWholeLater } from '../files/files.ts';
import { Flusher } from '../files/flusher.ts';
import type { OnProgress } from '../files/on-progress.ts';

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
