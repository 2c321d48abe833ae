/**
 * Every rule by which the solver leaves something out or treats two positions as one. Each is sound, by the argument at
 * its place and by a test over every game that solves with all rules, with each left out and with none: no verdict may
 * differ.
 */
export const PRUNING = [
  /** Piles with the same rules are interchangeable (facts.ts). */
  'alike',
  /** The position of a pile that never gives a card contains only the facts that matter (facts.ts). */
  'sunk',
  /** Counters without effect are not part of the position (facts.ts). */
  'idle',
  /**
   * A move is left out when the position right after it, before what follows automatically, was met already. What
   * follows depends on the table alone and does nothing when repeated, so the move would lead to the same position
   * (facts.ts).
   */
  'predicted',
  /**
   * Only the first of interchangeable empty piles is tried, and none for a whole pile of that kind
   * (boards/position/worthwhile.ts).
   */
  'one-empty',
  /** Cards of the stock are turned only to play the card that then lies on the waste (boards/position/talon.ts). */
  'talon',
  /**
   * Among positions with the same cards, only the one with the talon at an earlier place is searched, where turning
   * leads from it to the later one (proofs/later-place.ts, removal/heap-search.ts, removal/pairs-search.ts).
   */
  'later-place',
  /**
   * The same where redeals are limited: of positions with the same cards, only one in an earlier pass is searched, too
   * (proofs/later-pass.ts).
   */
  'later-pass',
  /**
   * A card from a talon whose every card is always available goes to a column only for a card to be laid on it
   * (proofs/follow-up.ts).
   */
  'from-talon',
  /** The same for cards of reserves that hold one card each and take none (packed/packed.ts). */
  'from-reserve',
  /**
   * A card comes back from a foundation only for a card to be laid on it, or for the one under it
   * (proofs/follow-up.ts).
   */
  'from-home',
  /** Part of a run goes to an equal card only to let the card that it uncovers go home (proofs/follow-up.ts). */
  'part-run',
  /**
   * A position is lost when some card can't come home even if every possibility, once there, remained
   * (proofs/dead-end.ts).
   */
  'dead-end',
  /**
   * The same where whole suits are assembled in the columns: some card can't reach the next of its suit
   * (proofs/parted-suits.ts).
   */
  'parted-suits',
  /**
   * The same as `dead-end`, but in the last pass the talon's cards come only in their order (proofs/dead-end.ts).
   */
  'last-pass',
  /**
   * A position is lost when too few cards are left for each card of the columns to have one to lie on
   * (proofs/run-out.ts, removal/rank-supply.ts).
   */
  'run-out',
  /**
   * A position is lost when no walk along the ranks visits each rank once for each of its cards left
   * (removal/ring-walk.ts).
   */
  'ring-walk',
  /**
   * A position is lost when cards that leave in pairs can't all be paired, or can't all be reached
   * (removal/pairs-search.ts).
   */
  'unpaired',
  /**
   * Two cards are removed at once where one of them has to leave and has no other partner (removal/pairs-search.ts).
   */
  'only-partner',
  /**
   * Where only foundations take cards, and a card that one takes now it takes ever after, a card goes home at once
   * (proofs/lasting-home.ts).
   */
  'lasting-home',
  /** A card that no other can need as a place any more goes home at once (legality/safe-homes.ts). */
  'safe-home',
] as const;

export type Pruning = (typeof PRUNING)[number];
