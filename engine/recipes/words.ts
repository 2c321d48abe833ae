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

/** Returns how columns are built. */
export const inColumns = (recipe: Recipe): Relation => build(ranksOf(recipe), SUIT_ANSWERS[recipe.suits]);

/** Returns how cards must follow each other where a run of one suit, or of one colour, moves together. */
export const runsOf = (recipe: Recipe, suits: 'same' | 'colour'): Relation =>
  build(ranksOf(recipe), SUIT_ANSWERS[suits]);

/** Returns a number of times, Infinity for no limit. */
export const timesOf = (answer: string): number => (answer === 'endless' ? Infinity : Number(answer));
