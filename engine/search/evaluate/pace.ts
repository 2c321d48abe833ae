import type { RuleSet } from '../../legality/rule-set.ts';
import { takesCards } from '../../model/acceptance.ts';
import { type BeamWeights, BUILT_WEIGHTS, IN_SUIT_WEIGHTS, LAID_WEIGHTS, RUNS_WEIGHTS } from './weights.ts';
import { isBuilt, leavesForHome } from '../view/fits.ts';
import type { Relations } from '../view/relations.ts';

/** Settings of a beam's way through the stages of a game. */
export interface Pace {
  readonly weights: BeamWeights;
  /** Positions per layer in the first try; each further try has twice as many. */
  readonly width: number;
  /** A stage is over after `layers` layers, or after `patience` without a better position once the pool has enough. */
  readonly layers: number;
  readonly patience: number;
  /** One in `variety` of a layer's positions may have the same signature. */
  readonly variety: number;
}

const SPIDER_PACE: Pace = { weights: RUNS_WEIGHTS, width: 30, layers: 60, patience: 12, variety: 10 };
const GYPSY_PACE: Pace = { weights: BUILT_WEIGHTS, width: 50, layers: 40, patience: 10, variety: 20 };
const THIEVES_PACE: Pace = { weights: IN_SUIT_WEIGHTS, width: 80, layers: 10, patience: 3, variety: 20 };
const JUMBO_PACE: Pace = { weights: BUILT_WEIGHTS, width: 25, layers: 10, patience: 1, variety: 20 };
const HEAPS_PACE: Pace = { ...JUMBO_PACE, weights: LAID_WEIGHTS };

/**
 * Chooses the pace by the piles: whether cards are built on foundations one by one, whether the stock is turned card by
 * card, whether cards are laid on heaps that they leave only for foundations, and whether columns are built in suit, so
 * that each card takes one other.
 */
export function paceOf(rules: RuleSet, { wanting }: Relations): Pace {
  if (!isBuilt(rules)) return SPIDER_PACE;
  if (!rules.piles.some((pile) => pile.rules.tap?.turns !== undefined)) return GYPSY_PACE;
  if (rules.piles.some((pile) => takesCards(pile) && leavesForHome(pile, rules.piles))) return HEAPS_PACE;
  return wanting.every((cards) => cards.length <= 1) ? THIEVES_PACE : JUMBO_PACE;
}
