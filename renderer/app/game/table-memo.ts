/**
 * Something known of the table as it lies, and of no other: it is gone as soon as cards have moved or another game has been laid.
 * What is worked out at one time and used at another is kept in one of these, so that nothing outlives the table it was made for.
 */
export class TableMemo<T> {
  readonly #turn: () => number;
  #kept: { readonly turn: number; readonly value: T } | undefined;

  /** `turn` is raised with every change of the table: that of the state. */
  constructor(turn: () => number) {
    this.#turn = turn;
  }

  get value(): T | undefined {
    return this.#kept?.turn === this.#turn() ? this.#kept.value : undefined;
  }

  set value(value: T | undefined) {
    this.#kept = value === undefined ? undefined : { turn: this.#turn(), value };
  }
}
