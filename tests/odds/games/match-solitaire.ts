import { rankOf } from '../../../engine/model/card.ts';
import type { Measure } from '../../../engine/model/pile.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { solve } from '../search.ts';
import type { Table } from '../../../engine/model/table.ts';
import type { Player } from '../claim.ts';
import { keyOf, kindsOf } from '../key.ts';
import { byMeasure } from '../order.ts';
import { emptyOf, those } from '../piles.ts';

/** Which matches were made is told by the cards left, so the collected cards are only counted. */
export const matchSearch =
  (limit: number): Player =>
  ({ rules, table }) => {
    const kinds = kindsOf(rules);
    const manner = { key: keyOf(rules, kinds, ['foundation']), order: byMeasure(promise(rules), kinds) };
    return solve(rules, table, limit, manner).found;
  };

/** Cards collected, room, cards on a neighbour of theirs, and how deep the match lies that is nearest; the weights were tried out. */
function promise(rules: RuleSet): Measure {
  const [stacks, cells] = [those(rules, 'tableau'), those(rules, 'cell')];
  const [collected = 0] = those(rules, 'foundation');
  return (t) => {
    const room = 6 * emptyOf(t, cells) + 8 * emptyOf(t, stacks);
    return 30 * t.size(collected) + room + 5 * joined(rules, t, stacks) - 3 * nearest(t, stacks);
  };
}

function joined(rules: RuleSet, t: Table, stacks: readonly number[]): number {
  let count = 0;
  for (const stack of stacks)
    for (let at = t.size(stack) - 1; at > 0; at--)
      if (rules.joins(t, stack, t.at(stack, at), t.at(stack, at - 1))) count++;
  return count;
}

/** The fewest cards that lie on all those of one rank together. */
function nearest(t: Table, stacks: readonly number[]): number {
  const above = new Map<number, number>();
  for (const stack of stacks)
    for (let at = t.size(stack) - 1, over = 0; at >= 0; at--, over++) {
      const rank = rankOf(t.at(stack, at));
      above.set(rank, (above.get(rank) ?? 0) + over);
    }
  return above.size === 0 ? 0 : Math.min(...above.values());
}
