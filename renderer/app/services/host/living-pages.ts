/*
 * Which pages of this address are still open. Each holds a lock under its own name; the browser releases it when the
 * page ends, in whatever way (Web Locks, W3C).
 */

const nameOf = (page: string): string => `baize.page ${page}`;

/** Marks a page as open until it ends. */
export function stayAlive(page: string): void {
  // The lock is held by a promise that never resolves. If the browser refuses it, the page is taken for closed.
  void locks()
    ?.request(nameOf(page), () => new Promise(() => {}))
    .catch(() => {});
}

/** Whether another page is still open; false where the browser can't say. */
export async function isAlive(page: string): Promise<boolean> {
  const found = await locks()
    ?.query()
    .catch(() => undefined);
  return found?.held?.some(({ name }) => name === nameOf(page)) ?? false;
}

/** Returns the lock manager; undefined in old browsers, and in tests without a browser. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);
