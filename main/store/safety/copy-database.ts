import Database from 'better-sqlite3';
import { writeWholeLater } from '../files/files.ts';
import { Flusher } from '../files/flusher.ts';
import type { OnProgress } from '../files/on-progress.ts';

/** The number of pages of one step, which takes a few milliseconds. */
const STEP_PAGES = 512;

/**
 * Copies a database, whole or not at all, in small steps between which all other work continues. VACUUM INTO would
 * block a host with a million results for seconds. Data written during the copy is in the copy too, because the same
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

/** Takes a copy out of WAL mode, because such a copy could not be opened in a read-only folder. */
function makeSingleFile(path: string): void {
  const copy = new Database(path);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
