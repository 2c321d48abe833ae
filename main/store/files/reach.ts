import Database from 'better-sqlite3';
import type { WhyUnkept } from '../../../preload/api.ts';
import { NoPlainFile } from '../../system/plain-file.ts';
import { causeOf } from '../../system/system-error.ts';

/** The folder or the disk refuses: there is nothing to be done but to play on in memory. */
export function isOutOfReach(error: unknown): error is Error {
  if (error instanceof Database.SqliteError)
    return /^SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR|BUSY|PROTOCOL|NOLFS)/.test(error.code);
  return error instanceof NoPlainFile || (error instanceof Error && 'syscall' in error);
}

/** Why, for a person to read. */
export function unkeptFor(error: unknown): WhyUnkept {
  const cause = causeOf(error);
  return cause === 'busy' || cause === 'full' || cause === 'readonly' ? cause : 'unreachable';
}
