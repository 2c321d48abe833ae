import Database from 'better-sqlite3';
import type { WhyUnkept } from '../../../preload/api.ts';
import { NoPlainFile } from '../../system/plain-file.ts';
import { causeOf } from '../../system/system-error.ts';

/** Whether the folder or the disk refuses, so that play can go on in memory only. */
export function isOutOfReach(error: unknown): error is Error {
  if (error instanceof Database.SqliteError)
    return /^SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR|BUSY|PROTOCOL|NOLFS)/.test(error.code);
  return error instanceof NoPlainFile || (error instanceof Error && 'syscall' in error);
}

/** Returns the reason why games can't be kept, as the player sees it. */
export function unkeptFor(error: unknown): WhyUnkept {
  const cause = causeOf(error);
  return cause === 'busy' || cause === 'full' || cause === 'readonly' ? cause : 'unreachable';
}
