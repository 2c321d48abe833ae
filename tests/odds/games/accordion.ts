import type { Measure } from '../../../engine/model/pile.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Player } from '../claim.ts';
import { legalMoves } from '../moves.ts';
import { lookingAhead } from '../policy.ts';

/** Chooses the moves that leave most moves. */
export const accordionPlay = (ahead: number): Player => lookingAhead((rules) => ({ ahead, measure: movesLeft(rules) }));

const movesLeft =
  (rules: RuleSet): Measure =>
  (t) =>
    legalMoves(rules, t).length;
