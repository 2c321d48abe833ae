/** A difference and its standard error. */
export interface RoughDifference {
  readonly more: number;
  readonly error: number;
}

/** Compares two moves in the same worlds: how often each won, and how much better the first came out. */
export class PairedComparison {
  of = 0;
  firstWins = 0;
  secondWins = 0;
  #first = 0;
  #second = 0;
  #squares = 0;
  #parted = 0;

  note(first: number, second: number): void {
    this.of++;
    this.firstWins += Number(first === 1);
    this.secondWins += Number(second === 1);
    this.#first += first;
    this.#second += second;
    this.#squares += (first - second) ** 2;
    this.#parted += Number((first === 1) !== (second === 1));
  }

  /** The mean result of each move, a win being 1. */
  get first(): number {
    return this.#first / Math.max(1, this.of);
  }

  get second(): number {
    return this.#second / Math.max(1, this.of);
  }

  /** By how much the first is better on average. */
  get more(): number {
    return this.first - this.second;
  }

  /** The standard error of `more`. It is never 0, because a few tries may come out alike by chance. */
  get error(): number {
    const { of, more } = this;
    return of === 0 ? 1 : Math.sqrt(Math.max(0, this.#squares / of - more * more) / of) + 1e-3;
  }

  /** By how many more games the first won, as a share of all, and its standard error. */
  get moreWins(): RoughDifference {
    const { of } = this;
    const more = (this.firstWins - this.secondWins) / Math.max(1, of);
    return { more, error: of === 0 ? 1 : Math.sqrt(Math.max(0, this.#parted / of - more * more) / of) };
  }
}
