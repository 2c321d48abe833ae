import { computed, effect, untracked } from '@preact/signals';

/** Resources that a part of the program has started and must release: listeners, timers, watches, workers. */
export class Disposables {
  readonly #ended = new AbortController();
  readonly #ends = new Set<() => void>();

  /** Aborted at the end: an option of `addEventListener`. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Calls `end` at the end, or at once if that has come; returns a function that calls it earlier, and only once. */
  add(end: () => void): () => void {
    const endOnce = (): void => {
      if (this.#ends.delete(endOnce)) end();
    };
    this.#ends.add(endOnce);
    if (this.signal.aborted) endOnce();
    return endOnce;
  }

  /**
   * Calls `act` with the value of `read`, at once and whenever that value changes, until the end or until the returned
   * function is called. Signals that `act` itself reads are not watched.
   */
  watch<T>(read: () => T, act: (value: T) => void): () => void {
    const watched = computed(read);
    return this.add(
      effect(() => {
        const { value } = watched;
        untracked(() => act(value));
      }),
    );
  }

  /** Ends everything, the latest first. */
  dispose(): void {
    this.#ended.abort();
    for (const end of [...this.#ends].toReversed()) end();
  }
}
