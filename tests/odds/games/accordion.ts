import type { Measure } from '../../../engine/model/pile.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { legalMoves, solve } from '../search.ts';
import type { Player } from '../claim.ts';
import { keyOf, kindsOf } from '../key.ts';
import { byMeasure } from '../order.ts';
import { lookingAhead } from '../policy.ts';

/** Looks for the moves that leave most moves. */
export const accordionPlay = (ahead: number): Player => lookingAhead((rules) => ({ ahead, measure: movesLeft(rules) }));

export const accordionSearch =
  (limit: number): Player =>
  ({ rules, table }) => {
    const kinds = kindsOf(rules, () => undefined);
    const manner = { key: keyOf(rules, kinds, ['foundation']), order: byMeasure(movesLeft(rules), kinds) };
    return solve(rules, table, limit, manner).found;
  };

const movesLeft =
  (rules: RuleSet): Measure =>
  (t) =>
    legalMoves(rules, t).length;
