import { dirname } from 'node:path';
import { existsSync, statSync } from 'node:fs';
import { readPlain } from '../../system/plain-file.ts';
import { databaseIn } from '../files/paths.ts';
import { VERSION } from '../schema/version.ts';
import { isSuspect } from './inspect.ts';
import { unsavedIn } from './quarantine.ts';

/** Checking and salvaging a database and its log of up to this many bytes is not noticeable. */
const SMALL_BYTES = 1_000_000;

/** Bytes of a database's header, and the offset of its version: https://www.sqlite.org/fileformat.html */
const HEADER_BYTES = 100;
const VERSION_AT = 60;

/** Whether opening a folder's games may take noticeably long. Never throws: unreadable files are refused soon. */
export function mayTakeLong(folder: string): boolean {
  try {
    const path = databaseIn(folder);
    if (unsavedIn(dirname(path)).length > 0) return true;
    if (!existsSync(path)) return false;
    if (isSuspect(path) || sizeOf(path) + sizeOf(`${path}-wal`) > SMALL_BYTES) return true;
    const header = readPlain(path, HEADER_BYTES);
    return header.length === HEADER_BYTES && header.readInt32BE(VERSION_AT) < VERSION;
  } catch {
    return false;
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
