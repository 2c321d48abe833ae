import Database from 'better-sqlite3';
import type { ExportedGame } from '../../../preload/api.ts';
import { makeFile } from '../../system/plain-file.ts';
import { removeSoon } from '../files/files.ts';
import { EXPORTED_COLUMNS, EXPORTED_VALUES, type ExportedRow, toExportedRow } from './rows.ts';

/**
 * Results staged on disk, in a database of their own: a million of them need no memory, and another thread can read
 * them.
 */
export interface StagedResults {
  /** Adds a result; returns whether it is new. */
  add(result: ExportedGame): boolean;
  /** Does `work` in one transaction, which takes a fraction of the time. */
  together(work: () => void): void;
  /** Reads the results in the order they ended. */
  rows(): Iterable<ExportedRow>;
  /** Closes the file, for another thread to read. */
  release(): void;
  /** Drops everything staged. */
  clear(): void;
}

const STAGE_TABLE = `
  CREATE TABLE IF NOT EXISTS staged (${EXPORTED_COLUMNS},
    PRIMARY KEY (game, options, ended, deal, begun)) WITHOUT ROWID`;
const IN_ORDER = `SELECT ${EXPORTED_COLUMNS} FROM staged ORDER BY ended, begun`;

interface OpenStage {
  readonly db: Database.Database;
  readonly insert: Database.Statement<ExportedRow>;
}

/** Stages results in a file at `path`; '': in a temporary file that no other thread can read. */
export function stageAt(path: string): StagedResults {
  let open: OpenStage | undefined;
  const opened = (): OpenStage => (open ??= openAt(path));
  const release = (): void => {
    open?.db.close();
    open = undefined;
  };
  return {
    add: (result) => opened().insert.run(toExportedRow(result)).changes > 0,
    together: (work) => opened().db.transaction(work)(),
    rows: () => opened().db.prepare<[], ExportedRow>(IN_ORDER).iterate(),
    release,
    clear: () => {
      release();
      if (path !== '') removeSoon(path);
    },
  };
}

/** Reads the results that another thread staged at a path. */
export function* stagedAt(path: string): Generator<ExportedRow> {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    yield* db.prepare<[], ExportedRow>(IN_ORDER).iterate();
  } finally {
    db.close();
  }
}

function openAt(path: string): OpenStage {
  if (path !== '') makeFile(path);
  const db = new Database(path);
  // It may be lost in a crash: nothing in it has been acknowledged.
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  db.exec(STAGE_TABLE);
  const insert = db.prepare<ExportedRow>(
    `INSERT OR IGNORE INTO staged (${EXPORTED_COLUMNS}) VALUES (${EXPORTED_VALUES})`,
  );
  return { db, insert };
}
