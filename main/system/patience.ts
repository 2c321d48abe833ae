/** Milliseconds of retrying on Windows, because virus scanners and indexers hold a new file for a moment. */
const MAX_RETRY_MS = 2000;
const PAUSE_MS = 25;

const HELD_CODES = new Set(['EPERM', 'EBUSY', 'EACCES']);

/**
 * Does `work`, which renames or removes a file, and retries on Windows, which refuses while another program has the
 * file open. Elsewhere such a refusal is final and thrown at once.
 */
export function patiently<T>(work: () => T, platform: string = process.platform): T {
  const until = performance.now() + MAX_RETRY_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (platform !== 'win32' || !isHeld(error) || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && HELD_CODES.has(error.code);
