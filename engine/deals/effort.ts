/** A way to try a deal: so many games of the simple player in all, or so many positions by one of two plans. */
export type Effort =
  | { readonly games: number; readonly positions: 0 }
  | { readonly games: 0; readonly positions: number; readonly by: 'own' | 'other' };

const playing = (games: number): Effort => ({ games, positions: 0 });
const searching = (positions: number, by: 'own' | 'other'): Effort => ({ games: 0, positions, by });

/**
 * Ways to try a deal, the cheapest first: what one way leaves open the next one tries. Wins by luck are the cheapest;
 * two plans decide more together than one with all the positions, as one of them soon proves losses.
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

/** Positions that a search looks at in the time of a game of the simple player, about. */
const POSITIONS_A_GAME = 60;

/** What an effort costs, in positions, where it decides nothing. */
const costOf = ({ games, positions }: Effort): number => positions + games * POSITIONS_A_GAME;

/** What an effort is taken to decide before it was tried. */
const GUESSED_SHARE = 0.3;
/** An effort that has decided nothing of so many deals is left out. */
const ENOUGH_ASKED = 12;
/** In a normal distribution 95 % lie within so many standard deviations. */
const Z = 1.96;
/** However few deals are won, the next ones may be. */
const LEAST_VARIANCE = 0.05;

/** Of one deal, where such a share is won. */
export const varianceOf = (won: number): number => Math.max(LEAST_VARIANCE, won * (1 - won));

/** Half of the interval in which a share lies, by so many deals of which such a share is open. */
export const doubtOf = (variance: number, deals: number, open: number): number =>
  Z * Math.sqrt(variance / deals) + open / 2;

/** Where a search is exact, the first with so many positions decides most deals, and no other way more. */
const EXACT_POSITIONS = 40_000;

/** How much each effort has cost and decided, and how far it pays to go with every deal. */
export class Efforts {
  readonly #isExact: boolean;
  readonly #tried = EFFORTS.map(() => ({ asked: 0, decided: 0, cost: 0 }));
  #cost = 0;

  /** `isExact`: the game's own plan begins with a search that is made for its rules and fits them. */
  constructor(isExact = false) {
    this.#isExact = isExact;
  }

  /** An effort was made: it has decided a deal or not, and has cost so many positions or games. */
  note(nth: number, { decided, cost }: { readonly decided: boolean; readonly cost: number }): void {
    const tried = this.#tried[nth]!;
    const positions = EFFORTS[nth]!.games > 0 ? cost * POSITIONS_A_GAME : cost;
    tried.asked += 1;
    tried.decided += Number(decided);
    tried.cost += positions;
    this.#cost += positions;
  }

  /** What a further deal costs that is tried with so many efforts, in positions, and how likely it is to stay open. */
  ofNext(far: number): { readonly cost: number; readonly open: number } {
    let [open, cost] = [1, 0];
    for (let nth = 0; nth < far; nth++) {
      if (this.isVain(nth)) continue;
      const { asked, decided, cost: spent } = this.#tried[nth]!;
      cost += (open * (spent + costOf(EFFORTS[nth]!))) / (asked + 1);
      open *= 1 - (decided + GUESSED_SHARE) / (asked + 1);
    }
    return { cost, open };
  }

  /** It decides nothing in this game, or another does so sooner. */
  isVain(nth: number): boolean {
    const effort = EFFORTS[nth]!;
    if (this.#isExact && nth > 0 && !('by' in effort && effort.by === 'own' && effort.positions >= EXACT_POSITIONS))
      return true;
    const { asked, decided } = this.#tried[nth]!;
    return asked >= ENOUGH_ASKED && decided === 0;
  }

  /**
   * With how many efforts every deal should be tried so that most is known after `horizon` positions, or twice as many
   * as were spent: more deals leave less to chance, more efforts leave fewer deals open. `crew`: so many work at it,
   * `won`: the share that is won.
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
