/**
 * A value that is valid for the present position only: it is gone as soon as cards have moved or another game was laid.
 * A value computed at one time and used at another is kept in one of these, so that it never outlives its position.
 */
export class TableMemo<T> {
  readonly #position: () => object;
  #kept: { readonly position: object; readonly value: T } | undefined;

  /** `position` must return another object after every change of the table, as the tabletop's does. */
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
