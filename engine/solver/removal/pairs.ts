import { perContext, type SearchContext } from '../../search/context/context.ts';
import { BASE } from '../../model/counters.ts';
import { Earliest } from '../../search/memory/earliest.ts';
import type { Table } from '../../model/table.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { pairedDeal, type PairRules, pairRules } from './pairs-game.ts';
import { PairsSearch } from './pairs-search.ts';

/**
 * An exact search of games whose cards leave in pairs from a pyramid, from columns and from a waste. Where the rules do
 * not fit, it says so at once.
 */
export const pairRemoval: Strategy = { name: 'pairs', complete: true, begin };

/** The rules by base rank; undefined where they do not fit. */
const rulesOf = perContext(() => new Map<number, PairRules | undefined>());
const earliestOf = perContext(({ bytes }) => new Earliest(bytes));

function begin(context: SearchContext): Pass {
  const { position, view, pruning } = context;
  const { rules, table } = position;
  const base = table.counter(BASE);
  const byBase = rulesOf(context);
  if (!byBase.has(base)) byBase.set(base, pairRules(view, base));
  const found = byBase.get(base);
  const deal = found && pairedDeal(found, table);
  if (!found || !deal) return { positions: 0, go: () => ({ end: 'unfit' }) };
  const search = new PairsSearch(found, deal, earliestOf(context), {
    unpaired: pruning.has('unpaired'),
    laterPlace: pruning.has('later-place'),
    onlyPartner: pruning.has('only-partner'),
  });
  return {
    get positions() {
      return search.positions;
    },
    go(more): PassEnd | undefined {
      const end = search.go(more);
      if (end !== 'won') return end && { end, chance: false };
      const before = position.moves();
      return {
        end,
        *moves(view) {
          yield* before;
          yield* search.moves((move) => rules.allows(view as Table, move));
        },
      };
    },
  };
}
