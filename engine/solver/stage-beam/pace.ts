import type { RuleSet } from '../engine.ts';
import type { RelationsByBase } from '../relations.ts';
import { type BeamWeights, ROUNDS, RUNS, SINGLY } from './weights.ts';

/** How a beam goes through the stages of a game. */
export interface Pace {
  readonly weights: BeamWeights;
  /** Positions of the first try's layers; each further try has twice as many. */
  readonly width: number;
  /** A stage is over after so many layers, or after so many without a better position once enough deals are there. */
  readonly layers: number;
  readonly patience: number;
  /** One in so many of a layer's positions may have the same signature. */
  readonly variety: number;
}

const SPIDER: Pace = { weights: RUNS, width: 30, layers: 60, patience: 12, variety: 10 };
const GYPSY: Pace = { weights: ROUNDS, width: 50, layers: 40, patience: 10, variety: 20 };
const THIEVES: Pace = { weights: SINGLY, width: 80, layers: 10, patience: 3, variety: 20 };
const JUMBO: Pace = { weights: ROUNDS, width: 50, layers: 10, patience: 3, variety: 20 };

/**
 * Told from the piles: whether cards are built on foundations one by one, whether the stock is turned card by card, and whether a card takes more than
 * one other in the columns.
 */
export function paceOf(rules: RuleSet, relations: RelationsByBase): Pace {
  const { last, wanting } = relations.at(0);
  if (last === 0) return SPIDER;
  if (!rules.piles.some((pile) => pile.rules.tap?.turns !== undefined)) return GYPSY;
  return wanting.every((cards) => cards.length <= 1) ? THIEVES : JUMBO;
}
