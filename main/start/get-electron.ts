import { pathToFileURL } from 'node:url';

/**
 * Runs Electron's own installer, named by the first argument. The installer prints no cause of a failed request, so the
 * cause is added to the message.
 */
const originalFetch = globalThis.fetch;

globalThis.fetch = (...args) =>
  originalFetch(...args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    throw new Error([error.message, causeOf(error)].filter(Boolean).join(': '), { cause: error });
  });

/**
 * Returns the cause of an error. Where there are several, as for a name with several addresses, it has a code alone.
 */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return '';
  return cause.message || ('code' in cause ? String(cause.code) : '');
}

await import(pathToFileURL(process.argv[2] ?? '').href);
