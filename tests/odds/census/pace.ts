/** Seconds of searching from which a pace is reliable. */
const RELIABLE_SECONDS = 0.1;

interface Spent {
  positions: number;
  seconds: number;
}

/**
 * How fast positions of a version are searched. The first step of each deal deals, prepares the searches and replays an
 * early win: where most deals end in it, the pace of all steps is many times lower than that of a long search. So the
 * further steps count alone, unless there are hardly any.
 */
export class Pace {
  readonly #first: Spent = { positions: 0, seconds: 0 };
  readonly #further: Spent = { positions: 0, seconds: 0 };

  /** Adds a step of the search of a deal. */
  add(positions: number, seconds: number, isFirst: boolean): void {
    const spent = isFirst ? this.#first : this.#further;
    spent.positions += positions;
    spent.seconds += seconds;
  }

  /** The seconds of the steps after the first of their deal. */
  get furtherSeconds(): number {
    return this.#further.seconds;
  }

  /** Returns how many positions this time suffices for, in two digits. */
  positionsIn(seconds: number): number {
    const [first, further] = [this.#first, this.#further];
    const isReliable = further.seconds >= RELIABLE_SECONDS;
    const positions = further.positions + (isReliable ? 0 : first.positions);
    const spent = further.seconds + (isReliable ? 0 : first.seconds);
    return Number(((seconds * positions) / spent).toPrecision(2));
  }
}
