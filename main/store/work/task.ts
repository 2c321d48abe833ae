import Database from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import type { OnProgress } from '../files/on-progress.ts';
import { Failure } from '../../system/failure.ts';
import { makeFile } from '../../system/plain-file.ts';
import { flush, removeDatabase } from '../files/files.ts';
import { incomingRows, takeResults } from '../tables/incoming.ts';
import { type Inspection, inspect, isContentsFault } from '../safety/inspect.ts';
import { makeSchema } from '../schema/schema.ts';
import { FutureDatabaseError } from '../schema/version.ts';
import { resultsTable } from '../tables/results.ts';
import { stagedAt } from '../tables/stage.ts';
import type { Tables } from '../tables/tables.ts';
import { talliesOf, reportingCount } from '../statistics/tallies.ts';

/** Long work on the database at `path`, which nothing else uses. */
export type Task =
  /** Makes it from a backup, which is checked from end to end. A backup of an older schema is salvaged. */
  | { readonly kind: 'renew'; readonly path: string; readonly backup: string }
  /** Forgets the results of one game or (null) all of them, up to the one of number `last`. */
  | { readonly kind: 'forget'; readonly path: string; readonly game: string | null; readonly last: number }
  /** Takes in the `count` results staged in the database at `stage`. */
  | { readonly kind: 'take'; readonly path: string; readonly stage: string; readonly count: number };

/**
 * Performs a task, which takes seconds in a long database; returns how many results were taken in. When it returns, all
 * is on disk.
 */
export async function perform(task: Task, onProgress: OnProgress): Promise<number> {
  const isOlder = task.kind === 'renew' && renew(task.path, task.backup, onProgress) === 'older';
  if (isOlder) startAgain(task.path);
  const db = openAlone(task.path);
  try {
    return await workOn(db, task, isOlder, onProgress);
  } finally {
    db.close();
    flush(task.path);
  }
}

/** Opens the file without journal or syncs: it is not used before it is whole, and it is flushed once, at the end. */
function openAlone(path: string): Database.Database {
  const db = new Database(path);
  // Out of WAL mode, so that all of it is in one file.
  for (const pragma of ['journal_mode = DELETE', 'journal_mode = OFF', 'synchronous = OFF', 'cache_size = -65536'])
    db.pragma(pragma);
  return db;
}

async function workOn(db: Database.Database, task: Task, isOlder: boolean, onProgress: OnProgress): Promise<number> {
  if (task.kind === 'renew') {
    makeSchema(db);
    // Loads every game, which takes longer than most tasks: imported only here.
    const { tablesOf } = await import('../tables/tables.ts');
    const tables = tablesOf(db, Date.now);
    if (isOlder) await salvageInto(db, tables, task.backup);
    return 0;
  }
  const tallies = talliesOf(db);
  const total = Number(db.prepare('SELECT count(*) FROM results').pluck().get());
  if (task.kind === 'forget') {
    resultsTable(db, tallies).forget(task.game, task.last, (counted) => onProgress(counted / total));
    db.exec('VACUUM');
    return 0;
  }
  // Taking one in takes three times as long as counting one.
  const whole = 3 * task.count + (total + task.count);
  const rows = reportingCount(stagedAt(task.stage), (count) => onProgress((3 * count) / whole));
  const work = db.transaction(() => {
    const taken = takeResults(db, rows);
    tallies.recount((counted) => onProgress((3 * task.count + counted) / whole));
    return taken;
  });
  return work();
}

/** Copies a backup and returns the findings of a check of the copy. Neither step reports its own progress. */
function renew(path: string, backup: string, onProgress: OnProgress): Inspection {
  copyFileSync(backup, path);
  onProgress(0.2);
  const found = inspectBackup(path);
  if (found !== 'ours' && found !== 'older') throw new Failure('the backup is damaged', { because: 'broken-backup' });
  onProgress(0.9);
  return found;
}

/** Replaces a copy by an empty file that only the owner may read. */
function startAgain(path: string): void {
  removeDatabase(path);
  makeFile(path);
}

async function salvageInto(db: Database.Database, tables: Tables, backup: string): Promise<void> {
  const { salvage } = await import('../safety/salvage.ts');
  salvage(backup, { imports: incomingRows(db, tables, ''), kept: tables.kept }, () => {});
}

function inspectBackup(path: string): Inspection {
  try {
    return inspect(path, true);
  } catch (error) {
    if (isContentsFault(error)) return 'damaged';
    // The error's own message would name the folder.
    if (error instanceof FutureDatabaseError)
      throw new Failure('a newer version of Baize has made it', { because: 'newer' });
    throw error;
  }
}
