import type { Relation } from '../model/pile.ts';
import {
  alternateColour,
  anySuit,
  build,
  down,
  otherSuit,
  sameColour,
  sameSuit,
  up,
  upOrDown,
  wrapped,
} from '../vocabulary/relations.ts';
import type { Recipe } from './recipe.ts';

const RANK_ANSWERS = { down, up, both: upOrDown } as const;

/** The suits that two neighbours must have, by answer. */
export const SUIT_ANSWERS = {
  alternate: alternateColour,
  same: sameSuit,
  colour: sameColour,
  different: otherSuit,
  any: anySuit,
} as const;

/** Returns the ranks that two neighbours in a column must have. */
const ranksOf = ({ ranks, round }: Recipe): (typeof RANK_ANSWERS)['up'] =>
  round === 'yes' ? wrapped(RANK_ANSWERS[ranks]) : RANK_ANSWERS[ranks];

/** The relations made so far, by the answers that make them. */
const relations = new Map<string, Relation>();

/**
 * Returns how cards of columns follow each other by these suits. The same answers give the same relation: searches ask
 * whether the cards that move together are those that columns are built of.
 */
export function runsOf(recipe: Recipe, suits: Recipe['suits']): Relation {
  const key = [recipe.ranks, recipe.round, suits].join();
  const known = relations.get(key) ?? build(ranksOf(recipe), SUIT_ANSWERS[suits]);
  relations.set(key, known);
  return known;
}

/** Returns how columns are built. */
export const inColumns = (recipe: Recipe): Relation => runsOf(recipe, recipe.suits);

/** Returns a number of times, Infinity for no limit. */
export const timesOf = (answer: string): number => (answer === 'endless' ? Infinity : Number(answer));
