/** Lets one thing be done at a time: while it is, a second wish is passed over. */
export class OneAtATime {
  #busy = false;

  get busy(): boolean {
    return this.#busy;
  }

  async run(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    await work().finally(() => (this.#busy = false));
  }
}
