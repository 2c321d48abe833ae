import type { Bridge, KeptGame, RecordedGame, Refusal } from '../../../../preload/api.ts';

/** Saves the game at the host: one request after the other, skipping all that wait except the last. */
export class Autosave {
  readonly #bridge: Bridge;
  readonly #report: (refusal: Refusal | undefined) => void;
  #waiting: KeptGame | undefined;
  #working: Promise<void> | undefined;

  /** `report` is called after every save, with the refusal of one that failed. */
  constructor(bridge: Bridge, report: (refusal: Refusal | undefined) => void) {
    this.#bridge = bridge;
    this.#report = report;
  }

  keep(kept: KeptGame): void {
    this.#waiting = kept;
    this.#working ??= this.#work();
  }

  /** Resolves once nothing waits to be saved. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Records the end of a game, after all saves of it. */
  async finish(finished: RecordedGame): Promise<Refusal | undefined> {
    await this.settled();
    const reply = await this.#bridge.request('play.finish', finished);
    return reply.ok ? undefined : reply.refusal;
  }

  async #work(): Promise<void> {
    while (this.#waiting) {
      const next = this.#waiting;
      this.#waiting = undefined;
      const reply = await this.#bridge.request('play.keep', next);
      this.#report(reply.ok ? undefined : reply.refusal);
    }
    this.#working = undefined;
  }
}
