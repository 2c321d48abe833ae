import type { RefusalFacts, RefusalCause } from '../../preload/api.ts';
import { aboutFailure } from './failure.ts';

/** The cause of an error of the system or of SQLite. */
export type Cause = Extract<RefusalCause, 'full' | 'readonly' | 'busy' | 'damaged' | 'disk' | 'missing' | 'exhausted'>;

const CAUSES: readonly (readonly [Cause, RegExp])[] = [
  ['full', /^(SQLITE_FULL|ENOSPC|EDQUOT)/],
  ['readonly', /^(SQLITE_READONLY|SQLITE_PERM|EACCES|EPERM|EROFS)/],
  ['busy', /^(SQLITE_BUSY|SQLITE_LOCKED|EBUSY)/],
  ['damaged', /^(SQLITE_CORRUPT|SQLITE_NOTADB)/],
  ['disk', /^(SQLITE_IOERR|EIO)/],
  ['missing', /^(SQLITE_CANTOPEN|ENOENT|ENOTDIR)/],
  ['exhausted', /^(EMFILE|ENFILE|SQLITE_NOMEM|ENOMEM)/],
];

const MEANINGS: Readonly<Record<Cause, string>> = {
  full: 'the disk is full',
  readonly: 'the folder may not be written to',
  busy: 'another program is using the file',
  damaged: 'the file is damaged',
  disk: 'the disk does not answer as it should',
  missing: 'the file or its folder is not there',
  exhausted: 'the system has nothing left to give',
};

/** Returns the cause of an error of the system or of SQLite, by its code. */
export function causeOf(error: unknown): Cause | undefined {
  const code = codeOf(error);
  return code === undefined ? undefined : CAUSES.find(([, codes]) => codes.test(code))?.[0];
}

/** Returns why something failed, for the catalogue of words. */
export function aboutOf(error: unknown): RefusalFacts {
  const own = aboutFailure(error);
  if (own) return own;
  const code = codeOf(error);
  if (code === undefined) return { because: 'unknown' };
  const because = causeOf(error);
  return because ? { because } : { because: 'system', text: code.slice(0, MAX_CODE_CHARACTERS) };
}

const MAX_CODE_CHARACTERS = 60;

/**
 * Returns why something failed, for the log, as the end of a sentence. The system's own messages name folders of this
 * machine, which are private: the code is named instead.
 */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason given';
  const code = codeOf(error);
  if (code === undefined || aboutFailure(error)) return error.message;
  const cause = causeOf(error);
  return cause ? MEANINGS[cause] : `the system says ${code}`;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
