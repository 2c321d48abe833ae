/*
 * Which pages of this address are still open. Each holds a lock under its own name; the browser lets go of it when the
 * page ends, however it ends (Web Locks, W3C).
 */

const nameOf = (page: string): string => `baize.page ${page}`;

/** From now on the page counts as open, until it ends. */
export function stayAlive(page: string): void {
  // Held by a promise that is never fulfilled. A browser that refuses leaves the page to be taken for one that has
  // ended.
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

/** Absent in an old browser, and where tests run without one. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);
