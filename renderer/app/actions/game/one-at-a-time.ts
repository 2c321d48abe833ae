/** Runs one action at a time; another that is asked for meanwhile is ignored. */
export class OneAtATime {
  #busy = false;
  #running = Promise.resolve();

  get busy(): boolean {
    return this.#busy;
  }

  /** Fulfilled when no action is running, however the last one ended. */
  async idle(): Promise<void> {
    while (this.#busy) await this.#running.catch(() => {});
  }

  async run(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#running = work().finally(() => (this.#busy = false));
    await this.#running;
  }
}
