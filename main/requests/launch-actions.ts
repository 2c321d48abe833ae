import type { LaunchAction } from '../../preload/api.ts';

/** The action that the program was started with and no page has done yet. Only the last one counts. */
export class LaunchActions {
  /** Called when there is a new one; a page that comes later asks by itself. */
  notify = (): void => {};
  #waiting: LaunchAction | null = null;

  add(action: LaunchAction | undefined): void {
    if (action === undefined) return;
    this.#waiting = action;
    this.notify();
  }

  next(): LaunchAction | null {
    const action = this.#waiting;
    this.#waiting = null;
    return action;
  }
}
