/** Milliseconds until a save that has not been answered shows. */
const SHOWS_AFTER = 700;

/** Why something is not kept yet: there is no host, or it has not answered. */
export type Waiting = 'away' | 'slow';

/** Whether something waits to be kept, reported once it has waited long enough. */
export class WaitingSign {
  readonly #tell: (why: Waiting | undefined) => void;
  /** Something has waited too long for its answer. */
  #hangs = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (why: Waiting | undefined) => void) {
    this.#tell = tell;
  }

  /** `clean`: nothing waits; `away`: there is no host. */
  show({ clean, away }: { readonly clean: boolean; readonly away: boolean }): void {
    clearTimeout(this.#later);
    if (clean || away) {
      this.#hangs = false;
      return this.#tell(clean ? undefined : 'away');
    }
    this.#later = setTimeout(() => {
      this.#hangs = true;
      this.#tell('slow');
    }, this.#wait);
  }

  /** Fulfilled when an answer has been waited for long enough: where one hangs already, at once. */
  patience(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#wait));
  }

  get #wait(): number {
    return this.#hangs ? 0 : SHOWS_AFTER;
  }
}
