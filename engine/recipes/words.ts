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

const RANKS = { down, up, both: upOrDown } as const;

/** How the suits of two neighbours go together, by the answers that name it. */
export const SUIT_ANSWERS = {
  alternate: alternateColour,
  same: sameSuit,
  colour: sameColour,
  different: otherSuit,
  any: anySuit,
} as const;

/** How the ranks of two neighbours go together in the columns. */
const ranksOf = ({ ranks, round }: Recipe): (typeof RANKS)['up'] =>
  round === 'yes' ? wrapped(RANKS[ranks]) : RANKS[ranks];

/** What goes on what in the columns. */
export const inColumns = (recipe: Recipe): Relation => build(ranksOf(recipe), SUIT_ANSWERS[recipe.suits]);

/** Cards that are carried together where a run of one suit, or of one colour, has to be. */
export const runsOf = (recipe: Recipe, suits: 'same' | 'colour'): Relation =>
  build(ranksOf(recipe), SUIT_ANSWERS[suits]);

/** So many times, or without limit. */
export const timesOf = (answer: string): number => (answer === 'endless' ? Infinity : Number(answer));
