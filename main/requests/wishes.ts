import type { Wish } from '../../preload/api.ts';

/** The wish that the program was started with and no page has fulfilled yet; only the last one counts. */
export class Wishes {
  /** Called when there is a new one; a page that comes later asks by itself. */
  notify = (): void => {};
  #waiting: Wish | null = null;

  add(wish: Wish | undefined): void {
    if (wish === undefined) return;
    this.#waiting = wish;
    this.notify();
  }

  next(): Wish | null {
    const wish = this.#waiting;
    this.#waiting = null;
    return wish;
  }
}
