const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'the disk is full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EACCES|EPERM|EROFS)/, 'the folder may not be written to'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|EBUSY)/, 'another program is using the file'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'the file is damaged'],
  [/^(SQLITE_IOERR|EIO)/, 'the disk does not answer as it should'],
  [/^(SQLITE_CANTOPEN|ENOENT|ENOTDIR)/, 'the file or its folder is not there'],
  [/^(EMFILE|ENFILE|SQLITE_NOMEM|ENOMEM)/, 'the system has nothing left to give'],
];

/**
 * Why something failed, for a person, as the end of a sentence. The system's own messages name folders of this machine,
 * which are nobody's business: they are told by their code.
 */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason given';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return error.message;
  return MEANINGS.find(([codes]) => codes.test(code))?.[1] ?? `the system says ${code}`;
}
