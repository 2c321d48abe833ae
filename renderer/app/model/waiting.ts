/** Milliseconds until an unanswered save is reported. */
const SLOW_AFTER_MS = 700;

/** Why something is not saved yet: there is no host, or it has not answered. */
export type Waiting = 'away' | 'slow';

/** Reports that something waits to be saved, once it has waited long enough. */
export class WaitingSign {
  readonly #onChange: (why: Waiting | undefined) => void;
  /** A save has been reported as slow, and is still not answered. */
  #hangs = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (why: Waiting | undefined) => void) {
    this.#onChange = onChange;
  }

  /** `clean`: everything is saved; `away`: there is no host. */
  show({ clean, away }: { readonly clean: boolean; readonly away: boolean }): void {
    clearTimeout(this.#later);
    if (clean || away) {
      this.#hangs = false;
      return this.#onChange(clean ? undefined : 'away');
    }
    this.#later = setTimeout(() => {
      this.#hangs = true;
      this.#onChange('slow');
    }, this.#wait);
  }

  /** Resolves when an answer has been waited for long enough; at once while one is overdue already. */
  patience(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#wait));
  }

  get #wait(): number {
    return this.#hangs ? 0 : SLOW_AFTER_MS;
  }
}
