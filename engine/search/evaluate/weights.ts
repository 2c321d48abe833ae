/** Points for what makes a position look near a win; higher is better. */
export interface BeamWeights {
  /** For a card that is home. */
  readonly home: number;
  /** For a face-down card, and for a column that has any. */
  readonly down: number;
  readonly anyDown: number;
  /**
   * For a card of a column that lies on the one under it as runs are carried; as the column is built; or on one that it
   * could not be laid on.
   */
  readonly joined: number;
  readonly fitting: number;
  readonly break: number;
  /** For n cards that can be carried on top of another: n² times this. */
  readonly run: number;
  /** For a card above a lower one of its column without being built on it, and above a lower one of its suit. */
  readonly buried: number;
  readonly buriedSuit: number;
  /** For a card of the last rank to go home that is not at the base of a column. */
  readonly lastOff: number;
  /** For the first empty column, and for each further one. */
  readonly empty: number;
  readonly moreEmpty: number;
  /**
   * For each card above one that may go home next; for one that is n cards from that, multiplied by `fall` to the n.
   */
  readonly dig: number;
  readonly fall: number;
  /** The weight of a card in the waste, a reserve or a cell, and the factor on `dig` there. */
  readonly aside: number;
  readonly digAside: number;
  /** For the difference between the highest and the lowest foundation. */
  readonly spread: number;
}

/** Whole runs go home: tuned on Spider with four suits, deals from 1001 on. */
export const RUNS_WEIGHTS: BeamWeights = {
  home: 119,
  down: -40,
  anyDown: -37,
  joined: 29.6,
  fitting: 2.1,
  break: -21.4,
  run: 7,
  buried: -2.6,
  buriedSuit: 0,
  lastOff: -12,
  empty: 142,
  moreEmpty: 7.6,
  dig: 0,
  fall: 0,
  aside: 0,
  digAside: 1,
  spread: 0,
};

/**
 * Cards are built on foundations one by one, columns in suit, and the stock is turned card by card: tuned on Forty
 * Thieves, deals from 1001 on.
 */
export const IN_SUIT_WEIGHTS: BeamWeights = {
  home: 29.7,
  down: -33,
  anyDown: -9,
  joined: 2.5,
  fitting: 2.5,
  break: 0,
  run: 0,
  buried: -4.7,
  buriedSuit: -8.7,
  lastOff: -13,
  empty: 16,
  moreEmpty: 204,
  dig: 9.7,
  fall: 0.51,
  aside: -10.4,
  digAside: 0.67,
  spread: 1.8,
};

/** Cards are built on foundations one by one, in all other games: tuned on Gypsy, deals from 1001 on. */
export const BUILT_WEIGHTS: BeamWeights = {
  home: 30,
  down: -28,
  anyDown: -28,
  joined: 8,
  fitting: 8,
  break: 0,
  run: 0,
  buried: -7.4,
  buriedSuit: -6,
  lastOff: -6,
  empty: 40,
  moreEmpty: 41,
  dig: 6,
  fall: 0.75,
  aside: -12.4,
  digAside: 1.73,
  spread: 0.5,
};

/** Cards are laid on heaps that they leave only for foundations: tuned on Hopscotch. */
export const LAID_WEIGHTS: BeamWeights = { ...BUILT_WEIGHTS, dig: 8, fall: 0.88 };
