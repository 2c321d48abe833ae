import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Player } from '../claim.ts';
import { type Aim, lookingAhead } from '../policy.ts';
import { emptyOf, pilesOfRole } from '../piles.ts';

/** Aims at cards home before all else, then open holes, then piles with room. */
export const bearRiverPlay = (ahead: number): Player => lookingAhead((rules) => aim(rules, ahead));

function aim(rules: RuleSet, ahead: number): Aim {
  const columns = pilesOfRole(rules, 'tableau');
  const holes = columns.filter((pile) => rules.piles[pile]!.rules.start);
  return {
    ahead,
    content: true,
    measure: (t) => {
      const roomy = columns.filter((pile) => t.size(pile) < 3).length;
      return 100 * rules.variant.score(t) + 10 * emptyOf(t, holes) + roomy;
    },
  };
}
