const RANKS = 13;
/** Places of the ring, on which ranks to be laid and ranks to be laid on alternate. */
const RING_PLACES = 2 * RANKS;

/**
 * Checks whether enough cards are left for each card of the columns to lie on one: every card played lies on a card
 * that came before it, and no two on the same. The order in which they come is ignored.
 *
 * Each rank lies on its neighbours alone, so ranks to be laid and ranks to be laid on alternate around a ring, and what
 * one neighbour can't supply the other must. Every number of cards that the first may take from the last is tried.
 */
export class RankSupply {
  /**
   * By place of the ring: the rank there, and whether it may be laid on that of the previous place, and of the next.
   */
  readonly #ranks = new Uint8Array(RING_PLACES);
  readonly #before = new Uint8Array(RING_PLACES);
  readonly #after = new Uint8Array(RING_PLACES);
  readonly #isRing: boolean;

  /** By `rank << 4 | rank under it`: 1 where the first may go on the second, which is its neighbour. */
  constructor(joins: Uint8Array) {
    for (let at = 0; at < RING_PLACES; at++) this.#ranks[at] = (at % RANKS) + 1;
    for (let at = 0; at < RING_PLACES; at += 2) {
      this.#before[at] = joins[(this.#ranks[at]! << 4) | this.#ranks[(at + RING_PLACES - 1) % RING_PLACES]!]!;
      this.#after[at] = joins[(this.#ranks[at]! << 4) | this.#ranks[at + 1]!]!;
    }
    this.#isRing = this.#before[0] === 1;
  }

  /** Whether the supply suffices; by rank: the cards that have to be laid, and those that others may be laid on. */
  suffices(wanting: Uint8Array, free: Uint8Array): boolean {
    const most = this.#isRing ? Math.min(wanting[this.#ranks[0]!]!, free[this.#ranks[RING_PLACES - 1]!]!) : 0;
    for (let first = 0; first <= most; first++) if (this.#sufficesFrom(wanting, free, first)) return true;
    return false;
  }

  #sufficesFrom(wanting: Uint8Array, free: Uint8Array, first: number): boolean {
    let left = first;
    for (let at = 0; at < RING_PLACES; at += 2) {
      const given = this.#before[at] === 1 ? left : 0;
      const lacking = wanting[this.#ranks[at]!]! - given;
      left = free[this.#ranks[at + 1]!]! - (at + 1 === RING_PLACES - 1 ? first : 0);
      if (lacking <= 0) continue;
      if (this.#after[at] === 0 || lacking > left) return false;
      left -= lacking;
    }
    return true;
  }
}
