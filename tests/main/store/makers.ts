import Database from 'better-sqlite3';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../../../main/store/open.ts';

/** Makes an empty folder that is removed with the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Opens a store that is closed with the test. */
export function storeIn(folder: string, opening?: Parameters<typeof openStore>[1]) {
  const store = openStore(folder, opening);
  onTestFinished(() => store.close());
  return store;
}

/** Changes the database behind the store's back. */
export function tamper<T>(folder: string, work: (db: Database.Database) => T): T {
  const db = new Database(join(folder, 'baize.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Lists the names in a folder but the lock, which stays where it was once taken. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name !== 'baize.db.lock')
    .toSorted();

/** Returns every file of a folder, byte for byte, but the lock: it is empty, and reading it would release it. */
export function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(namesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}
