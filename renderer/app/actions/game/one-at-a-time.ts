/** Runs one action at a time, and ignores actions requested before it has ended. */
export class OneAtATime {
  #busy = false;
  #running = Promise.resolve();

  get busy(): boolean {
    return this.#busy;
  }

  /** Resolves once no action is running, even if the last one has failed. */
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
