import type { HintMethod } from '../../hints/base/method.ts';
import type { Rounds } from '../value/decision.ts';

/** The approximate work of a review, in moves of playouts, and the part that is reserved for the decisions. */
const ALL_WORK = 3_000_000;
const DECIDING_SHARE = 0.5;
/** The most sampled worlds per position, the fewest in a long game, and the share of `ALL_WORK` spent on them. */
const MAX_WORLDS = 40;
const MIN_WORLDS = 12;
const SAMPLING_SHARE = 0.3;
/** The share of the decisions that take long to compare. */
const LONG_SHARE = 0.1;
/**
 * The number of worlds of a decision, and the approximate number of its playouts. Both are scaled by the available time
 * between these limits.
 */
const USUAL_ROUNDS: Rounds = { screening: 24, comparison: 240, firm: 96, rivals: 3 };
const USUAL_PLAYOUTS = 900;
const MIN_ROUNDS: Rounds = { screening: 12, comparison: 120, firm: 96, rivals: 2 };
const MIN_PLAYOUTS = 150;
const MAX_ROUNDS: Rounds = { screening: 32, comparison: 360, firm: 96, rivals: 3 };
/** The upper limit where playouts are fast. */
const MAX_FAST_ROUNDS: Rounds = { screening: 32, comparison: 720, firm: 384, rivals: 3 };
/**
 * In a second look at a small loss, the number of worlds is multiplied by this. Where playouts are fast, there are many
 * already.
 */
const AGAIN_FACTOR = 2;

/** Shares the work of a review among the positions and decisions of a game. The work is counted, never timed. */
export class ReviewPlan {
  readonly #method: HintMethod;
  /** The positions of the game. */
  readonly #positions: number;
  /** The mean work of a playout. */
  #playout = 1;
  /** The approximate amount of work after which no more decisions are made. */
  #most = ALL_WORK;
  /** The decisions that there is time to compare and that were not yet reached. */
  #chosen: ReadonlySet<number> = new Set();

  constructor(method: HintMethod, positions: number) {
    this.#method = method;
    this.#positions = positions;
  }

  /** Measures the work of a playout, once this many were played. */
  measurePlayouts(count: number): void {
    this.#playout = Math.max(1, this.#method.effort / count);
  }

  /** The number of worlds that each position is sampled in. */
  get worlds(): number {
    const share = (SAMPLING_SHARE * ALL_WORK) / (this.#playout * this.#positions);
    return Math.max(MIN_WORLDS, Math.min(MAX_WORLDS, Math.floor(share)));
  }

  /**
   * Chooses the decisions that there is time to compare: those after which the value fell most. `falls`: by how much it
   * fell, for each move; `best`: moves that need no comparison.
   */
  chooseDecisions(falls: readonly number[], best: ReadonlySet<number>): void {
    this.#most = Math.max(ALL_WORK, this.#method.effort + DECIDING_SHARE * ALL_WORK);
    const time = Math.floor(this.#workLeft / (this.#playout * MIN_PLAYOUTS));
    const order = [...falls.keys()].filter((at) => !best.has(at)).toSorted((a, b) => falls[b]! - falls[a]! || a - b);
    this.#chosen = new Set(order.slice(0, time));
  }

  /** Whether there is time to compare the decision before a move. */
  isChosen(at: number): boolean {
    return this.#chosen.has(at);
  }

  /** Returns the worlds of the decision before a move, sharing the time left with the decisions to come. */
  roundsAt(at: number): Rounds {
    const ahead = [...this.#chosen].filter((other) => other >= at).length;
    const share = this.#workLeft / this.#playout / Math.max(1, LONG_SHARE * ahead) / USUAL_PLAYOUTS;
    const most = this.#method.isFast ? MAX_FAST_ROUNDS : MAX_ROUNDS;
    const part = (of: keyof Rounds): number =>
      Math.min(most[of], Math.max(MIN_ROUNDS[of], Math.round(USUAL_ROUNDS[of] * share)));
    return { screening: part('screening'), comparison: part('comparison'), firm: part('firm'), rivals: part('rivals') };
  }

  /** Returns the number of worlds in which a better move is compared again. */
  roundsToConfirm({ comparison }: Rounds): number {
    return Math.max(MAX_ROUNDS.comparison, comparison);
  }

  /** Returns the number of worlds in which a small loss is compared again. */
  roundsForSmallLoss({ firm }: Rounds): number {
    return this.#method.isFast ? firm : AGAIN_FACTOR * firm;
  }

  get #workLeft(): number {
    return Math.max(0, this.#most - this.#method.effort);
  }
}
