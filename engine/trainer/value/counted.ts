/**
 * How positions are valued. `play`: by how often they are won when played on as the game's hints do (`Method`): by the
 * basic bot, the tree's player, or one that looks at stages. `way`: by the progress towards a win that this player
 * makes, where it hardly ever wins.
 */
export type ValuedBy = 'play' | 'way';

/** The results of two moves, out of `of` games, per cent or orders. */
export interface CountedResults {
  readonly better: number;
  readonly played: number;
  readonly of: number;
  /** How they were counted: see `ValuedBy`, or by the solver where few cards are hidden. */
  readonly by: ValuedBy | 'solver';
}
