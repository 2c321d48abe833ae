/** Lets one thing be done at a time: while it is, a second wish is passed over. */
export class OneAtATime {
  #busy = false;
  #running = Promise.resolve();

  get busy(): boolean {
    return this.#busy;
  }

  /** Fulfilled when nothing is being done, however it ended. */
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
