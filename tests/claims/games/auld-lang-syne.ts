import { fromOf, isDrag, type Move, toOf } from '../../../engine/move.ts';
import { type Order, solve } from '../../../engine/solve.ts';
import type { Player } from '../claim.ts';
import { keyOf, kindsOf } from '../key.ts';

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
