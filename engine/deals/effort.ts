/** A way to try a deal: a total number of games of the basic bot, or a number of positions by one of two plans. */
export type Effort =
  | { readonly games: number; readonly positions: 0 }
  | { readonly games: 0; readonly positions: number; readonly by: 'own' | 'other' };

const playing = (games: number): Effort => ({ games, positions: 0 });
const searching = (positions: number, by: 'own' | 'other'): Effort => ({ games: 0, positions, by });

/**
 * Ways to try a deal, the cheapest first; each tries what those before left open. Wins by luck are the cheapest. Two
 * plans decide more together than one with all the positions, as one of them soon proves losses.
 */
export const EFFORTS: readonly Effort[] = [
  playing(1),
  searching(1000, 'own'),
  playing(4),
  searching(3000, 'other'),
  playing(16),
  searching(8000, 'own'),
  searching(24_000, 'other'),
  searching(40_000, 'own'),
  searching(120_000, 'other'),
  searching(250_000, 'own'),
];

/** A search visits about this many positions in the time of one game of the basic bot. */
const POSITIONS_A_GAME = 60;

/** Returns the cost in positions of an effort that decides nothing. */
const costOf = ({ games, positions }: Effort): number => positions + games * POSITIONS_A_GAME;

/** The share of deals that an untried effort is assumed to decide; this guess weighs as much as one deal. */
const GUESSED_SHARE = 0.3;
/** An effort that decided none of this many deals is left out. */
const MIN_DEALS_TRIED = 12;
/** Standard deviations that hold 95 % of a normal distribution. */
const Z = 1.96;
/** The variance is at least this: even if few deals were won so far, the next ones may be. */
const MIN_VARIANCE = 0.05;

/** Returns the variance of one deal's result, given the share of deals won. */
export const varianceOf = (won: number): number => Math.max(MIN_VARIANCE, won * (1 - won));

/**
 * Returns half the width of the interval of the share won, given the number of deals and the share of them left open.
 */
export const doubtOf = (variance: number, deals: number, open: number): number =>
  Z * Math.sqrt(variance / deals) + open / 2;

/**
 * Where the own plan is exact, its first search with this many positions decides most deals, and no other effort more.
 */
const EXACT_POSITIONS = 40_000;

/** Records the cost and the decisions of each effort, and computes how many efforts each deal gets. */
export class Efforts {
  readonly #isExact: boolean;
  readonly #tried = EFFORTS.map(() => ({ asked: 0, decided: 0, cost: 0 }));
  #cost = 0;

  /** `isExact`: the game's own plan begins with an exact search that fits its rules. */
  constructor(isExact = false) {
    this.#isExact = isExact;
  }

  /**
   * Notes the `nth` effort of a deal: whether it decided the deal, and its cost in positions, or in games where it
   * played.
   */
  note(nth: number, { decided, cost }: { readonly decided: boolean; readonly cost: number }): void {
    const tried = this.#tried[nth]!;
    const positions = EFFORTS[nth]!.games > 0 ? cost * POSITIONS_A_GAME : cost;
    tried.asked += 1;
    tried.decided += Number(decided);
    tried.cost += positions;
    this.#cost += positions;
  }

  /**
   * Estimates a further deal that is tried with the first `far` efforts: its cost in positions, and how likely it stays
   * open.
   */
  ofNext(far: number): { readonly cost: number; readonly open: number } {
    let [open, cost] = [1, 0];
    for (let nth = 0; nth < far; nth++) {
      if (this.isUseless(nth)) continue;
      const { asked, decided, cost: spent } = this.#tried[nth]!;
      cost += (open * (spent + costOf(EFFORTS[nth]!))) / (asked + 1);
      open *= 1 - (decided + GUESSED_SHARE) / (asked + 1);
    }
    return { cost, open };
  }

  /** Whether the `nth` effort is skipped: it decides nothing in this game, or the exact search decides sooner. */
  isUseless(nth: number): boolean {
    const effort = EFFORTS[nth]!;
    if (this.#isExact && nth > 0 && !('by' in effort && effort.by === 'own' && effort.positions >= EXACT_POSITIONS))
      return true;
    const { asked, decided } = this.#tried[nth]!;
    return asked >= MIN_DEALS_TRIED && decided === 0;
  }

  /**
   * Returns how many efforts to give every deal so that the share is known best after `horizon` positions, or after
   * twice as many as were spent: more deals leave less to chance, more efforts leave fewer deals open. `crew`:
   * samplings that run side by side; `won`: the share of deals won.
   */
  best(horizon: number, crew: number, won: number): number {
    const variance = varianceOf(won);
    const total = crew * Math.max(horizon, 2 * this.#cost);
    let [least, best] = [Infinity, 1];
    for (let far = 1; far <= EFFORTS.length; far++) {
      const { cost, open } = this.ofNext(far);
      const doubt = doubtOf(variance, total / cost, open);
      if (doubt < least) [least, best] = [doubt, far];
    }
    return best;
  }
}
