import type { Wish } from '../../preload/api.ts';

/** What the program was started for and no page has done yet: only the last of it is wanted. */
export class Wishes {
  /** Called when there is a new one; a page that comes later asks by itself. */
  tell = (): void => {};
  #waiting: Wish | null = null;

  add(wish: Wish | undefined): void {
    if (wish === undefined) return;
    this.#waiting = wish;
    this.tell();
  }

  next(): Wish | null {
    const wish = this.#waiting;
    this.#waiting = null;
    return wish;
  }
}
