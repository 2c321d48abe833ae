import { pathToFileURL } from 'node:url';

/**
 * Runs Electron's own installer, named by the first argument. It prints no cause of a request that fails: that is put
 * into the message.
 */
const ask = globalThis.fetch;

globalThis.fetch = (...asked) =>
  ask(...asked).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    throw new Error([error.message, causeOf(error)].filter(Boolean).join(': '), { cause: error });
  });

/** Of several causes, as where a name has several addresses, the error itself has a code alone. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return '';
  return cause.message || ('code' in cause ? String(cause.code) : '');
}

await import(pathToFileURL(process.argv[2] ?? '').href);
