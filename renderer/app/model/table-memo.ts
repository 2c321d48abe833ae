/**
 * Something known of the table as it lies, and of no other: it is gone as soon as cards have moved or another game has
 * been laid. What is worked out at one time and used at another is kept in one of these, so that nothing outlives the
 * table it was made for.
 */
export class TableMemo<T> {
  readonly #position: () => object;
  #kept: { readonly position: object; readonly value: T } | undefined;

  /** `position` gives another object after every change of the table: that of the tabletop. */
  constructor(position: () => object) {
    this.#position = position;
  }

  get value(): T | undefined {
    return this.#kept?.position === this.#position() ? this.#kept.value : undefined;
  }

  set value(value: T | undefined) {
    this.#kept = value === undefined ? undefined : { position: this.#position(), value };
  }
}
