import { fromOf, isTap } from '../../../engine/model/move.ts';
import { type Order, solve } from '../search.ts';
import type { Player } from '../claim.ts';
import { keyOf, kindsOf } from '../key.ts';

/**
 * For the game in which only aces fill gaps. A beaten card goes at once: the card that beats it lies open and beats all that it
 * could, and left lying it would only be dealt upon.
 */
export const acesUpSearch =
  (limit: number): Player =>
  ({ rules, table }) => {
    const kinds = kindsOf(rules, ({ role }) => (role === 'tableau' ? undefined : role));
    return solve(rules, table, limit, { key: keyOf(rules, kinds, ['stock', 'foundation']), order: removeFirst }).found;
  };

const removeFirst: Order = (rules, _table, moves) => {
  const removal = moves.find((move) => isTap(move) && rules.piles[fromOf(move)]!.rules.role === 'tableau');
  return removal === undefined ? moves : [removal];
};
