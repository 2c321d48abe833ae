import Database from 'better-sqlite3';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../../../main/store/open.ts';

/** An empty folder that goes away with the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A store that is closed with the test. */
export function storeIn(folder: string, opening?: Parameters<typeof openStore>[1]) {
  const store = openStore(folder, opening);
  onTestFinished(() => store.close());
  return store;
}

/** Works on the database behind the store's back. */
export function tamper<T>(folder: string, work: (db: Database.Database) => T): T {
  const db = new Database(join(folder, 'baize.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** The names in a folder, but for the lock, which stays where it was taken once. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name !== 'baize.db.lock')
    .toSorted();

/** Every file of a folder, byte for byte; the lock is empty, and to read it would be to let go of it. */
export function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(namesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}
