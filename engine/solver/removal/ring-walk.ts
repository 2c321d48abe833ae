const RANKS = 13;

/**
 * Checks whether a walk on the ring of thirteen ranks, each step to a neighbour, can visit every rank as often as it
 * has cards left. Which cards are free to go is ignored: where there is no such walk the position is lost.
 *
 * For a given last rank the steps between each two neighbours follow: a rank that is passed has twice as many steps as
 * visits, the first and the last rank one less. Thirteen sums of two neighbours determine the thirteen numbers of
 * steps, by one alternating sum, since thirteen is odd. Such a walk exists if they are whole, not negative, and
 * connected (Euler's condition for a trail).
 */
export class RingWalk {
  readonly #ends = new Int32Array(RANKS);
  /** Twice the steps between each rank and the next, as if the walk had no last rank. */
  readonly #twice = new Int32Array(RANKS);

  /** `from`: the rank of the top card, 1 to 13. `left`: by rank, from 1 on, how many cards are left. */
  exists(from: number, left: Uint8Array): boolean {
    this.#solve(from, left);
    const twice = this.#twice;
    let isOver = true;
    for (let last = 0; last < RANKS; last++) {
      if (left[last + 1] === 0) continue;
      isOver = false;
      // The last rank's missing step changes the steps beside it alternately by half a step less and more.
      if (twice[last]! & 1 && this.#areSteps(last) && this.#areConnected(last, from - 1)) return true;
    }
    return isOver;
  }

  #solve(from: number, left: Uint8Array): void {
    const [ends, twice] = [this.#ends, this.#twice];
    for (let rank = 0; rank < RANKS; rank++) ends[rank] = 2 * left[rank + 1]!;
    ends[from - 1]! += 1;
    let sum = 0;
    for (let rank = 1; rank < RANKS; rank++) sum = ends[rank]! - sum;
    twice[0] = ends[0]! - sum;
    for (let rank = 1; rank < RANKS; rank++) twice[rank] = 2 * ends[rank]! - twice[rank - 1]!;
  }

  #areSteps(last: number): boolean {
    const twice = this.#twice;
    for (let rank = last, less = 1, k = 0; k < RANKS; k++, less = -less) {
      if (twice[rank]! < less) return false;
      rank = rank === RANKS - 1 ? 0 : rank + 1;
    }
    return true;
  }

  /** Whether every step can be reached from a rank, by existing steps. */
  #areConnected(last: number, from: number): boolean {
    let steps = 0;
    for (let rank = 0; rank < RANKS; rank++) if (this.#isStep(rank, last)) steps++;
    let [up, down] = [0, 0];
    while (up < RANKS && this.#isStep((from + up) % RANKS, last)) up++;
    while (down < RANKS && this.#isStep((from + RANKS - 1 - down) % RANKS, last)) down++;
    return Math.min(RANKS, up + down) >= steps;
  }

  #isStep(rank: number, last: number): boolean {
    const apart = rank >= last ? rank - last : rank - last + RANKS;
    return this.#twice[rank]! > (apart & 1 ? -1 : 1);
  }
}
