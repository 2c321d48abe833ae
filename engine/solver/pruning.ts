/**
 * Every rule by which the solver leaves something out or takes two positions for one. Each is sound, by the argument at
 * its place and by a test over every game that solves with all, with each left out and with none: no verdict may
 * differ.
 */
export const PRUNING = [
  /** Piles with the same rules may change places (facts.ts). */
  'alike',
  /** Of a pile that never gives a card only what counts is part of the position (facts.ts). */
  'sunk',
  /** Counters that change nothing are no part of the position (facts.ts). */
  'idle',
  /**
   * A move is left out when it leads to cards met before, even before what follows it. What follows rests on the table
   * alone and does nothing when it is done again, so it would lead to the same position (facts.ts).
   */
  'foretold',
  /**
   * Of empty piles that may change places only the first is tried, and none for a whole pile of that kind
   * (position/worthwhile.ts).
   */
  'one-empty',
  /** Cards of the stock are turned only to play the card that then lies on the waste (position/talon.ts). */
  'talon',
  /**
   * Of positions with the same cards that with the talon at an earlier place is enough, where turning leads to the
   * later one (depth-first/later-place.ts, removal/heap-search.ts, removal/pairs-search.ts).
   */
  'later-place',
  /**
   * The same where redeals are limited: of positions with the same cards that in an earlier pass is enough too
   * (depth-first/later-pass.ts).
   */
  'later-pass',
  /**
   * A card from a talon that gives every card at any time goes to a column only for a card on it
   * (depth-first/follow-up.ts).
   */
  'from-talon',
  /** The same of a reserve of one card each that takes none (packed/packed.ts). */
  'from-reserve',
  /** A card comes back from a foundation only for a card on it, or for the one under it (depth-first/follow-up.ts). */
  'from-home',
  /** Part of a run goes to an equal card only to let the card it leaves go home (depth-first/follow-up.ts). */
  'part-run',
  /**
   * A position is lost when some card can't come home though all that was once possible stays so
   * (depth-first/dead-end.ts).
   */
  'dead-end',
  /**
   * The same where whole suits are put together in the columns: some card can't come to the next of its suit
   * (depth-first/parted-suits.ts).
   */
  'parted-suits',
  /** The same as `dead-end`, with the cards of the talon in their order in the last pass (depth-first/dead-end.ts). */
  'last-pass',
  /**
   * A position is lost when too few cards are left for each card of the columns to lie on one (depth-first/run-out.ts,
   * removal/rank-supply.ts).
   */
  'run-out',
  /** A position is lost when no walk along the ranks visits each once for each card left (removal/ring-walk.ts). */
  'ring-walk',
  /** A position is lost when cards that leave in pairs can't all be paired, or come to (removal/pairs-search.ts). */
  'unpaired',
  /** Two cards leave at once where one of them has to and can with no other (removal/pairs-search.ts). */
  'only-partner',
  /**
   * Where only foundations take cards, and take ever after what they take once, a card goes home at once
   * (depth-first/lasting-home.ts).
   */
  'lasting-home',
  /** A card that nothing can want any more goes home at once (legality/safe-homes.ts). */
  'safe-home',
] as const;

export type Pruning = (typeof PRUNING)[number];
