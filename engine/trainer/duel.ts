/** Two moves compared in the same worlds: how often each won, and how much better the first came out. */
export class Duel {
  of = 0;
  firstWins = 0;
  secondWins = 0;
  #sum = 0;
  #squares = 0;

  note(first: number, second: number): void {
    const more = first - second;
    this.of++;
    this.firstWins += Number(first === 1);
    this.secondWins += Number(second === 1);
    this.#sum += more;
    this.#squares += more * more;
  }

  /** By how much the first is better, in the mean. */
  get more(): number {
    return this.of === 0 ? 0 : this.#sum / this.of;
  }

  /** The standard error of that; never quite none, as so few tries may come out alike by chance. */
  get error(): number {
    const { of, more } = this;
    return of === 0 ? 1 : Math.sqrt(Math.max(0, this.#squares / of - more * more) / of) + 1e-3;
  }
}
