import { type Rank, rankOf } from '../../../engine/model/card.ts';
import { fromOf, isDrag, type Move, toOf } from '../../../engine/model/move.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { legalMoves, type Order, solve } from '../search.ts';
import type { Table } from '../../../engine/model/table.ts';
import type { Player } from '../claim.ts';
import { keyOf, kindsOf } from '../key.ts';
import { isOpen } from '../moves.ts';
import { those } from '../piles.ts';

/** Suits make no difference: how many cards lie where tells everything, since the order they come in is that of the deal. */
export const auldLangSyneSearch =
  (limit: number): Player =>
  ({ rules, table }) => {
    const kinds = kindsOf(rules, ({ role }) => (role === 'reserve' ? undefined : role));
    const key = keyOf(rules, kinds, ['stock', 'reserve', 'foundation']);
    return solve(rules, table, limit, { key, order: safeFirst }).found;
  };

/** A card for the lowest foundation goes at once: the other cards of its rank still find a place. Of equal places one is tried. */
const safeFirst: Order = (rules, table, moves) => {
  const homes = rules.piles.filter((pile) => pile.rules.role === 'foundation');
  const least = Math.min(...homes.map(({ index }) => table.size(index)));
  const safe = moves.find((move) => isDrag(move) && table.size(toOf(move)) === least);
  return safe === undefined ? moves.filter((move, at) => isFirst(moves, move, at)) : [safe];
};

const isFirst = (moves: readonly Move[], move: Move, at: number): boolean =>
  !isDrag(move) || moves.findIndex((other) => isDrag(other) && fromOf(other) === fromOf(move)) === at;

/** A player who remembers what was dealt and may leave a card where it lies; once the stock is used up he knows all, and searches. */
export const auldLangSyneHolding =
  (limit: number): Player =>
  (dealt) => {
    const { rules, table } = dealt;
    const stock = rules.variant.from.index;
    while (table.size(stock) > 0) {
      const moves = legalMoves(rules, table);
      const next =
        moves.find((move) => isOpen(rules, move) && !isHeld(rules, table, move)) ??
        moves.find((move) => !isOpen(rules, move));
      rules.make(table, next!);
    }
    return auldLangSyneSearch(limit)(dealt);
  };

/** Whether so many others of its rank lie on more low cards than this one that they need every foundation that is ready. */
function isHeld(rules: RuleSet, table: Table, move: Move): boolean {
  const [from, to] = [fromOf(move), toOf(move)];
  const heights = those(rules, 'foundation').map((pile) => table.size(pile));
  const height = table.size(to);
  if (height === Math.min(...heights)) return false;
  const rank = height + 1;
  const own = lowUnder(table, from, table.size(from) - 1, rank);
  const worse = those(rules, 'reserve').flatMap((pile) =>
    Array.from({ length: table.size(pile) }, (_, at) => at).filter(
      (at) => rankOf(table.at(pile, at)) === rank && lowUnder(table, pile, at, rank) > own,
    ),
  );
  return worse.length >= heights.filter((each) => each === height).length;
}

/** How many cards of lower rank lie under a place of a pile. */
function lowUnder(table: Table, pile: number, at: number, rank: Rank): number {
  let low = 0;
  for (let under = 0; under < at; under++) if (rankOf(table.at(pile, under)) < rank) low++;
  return low;
}
