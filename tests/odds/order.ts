import { countOf, fromOf, isDrag, type Move, toOf } from '../../engine/model/move.ts';
import type { Measure } from '../../engine/model/pile.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Order } from './search.ts';
import type { Table } from '../../engine/model/table.ts';
import type { Kinds } from './key.ts';

/** The moves worth a try, those first that lead to the greatest measure. */
export function byMeasure(measure: Measure, kinds: Kinds): Order {
  return (rules, table, moves) => {
    const rated = moves
      .filter((move) => !isSpare(table, move, kinds))
      .map((move) => ({ move, worth: after(rules, table, move, measure) }));
    return rated.toSorted((one, other) => other.worth - one.worth).map(({ move }) => move);
  };
}

function after(rules: RuleSet, table: Table, move: Move, measure: Measure): number {
  const mark = table.end;
  rules.make(table, move);
  const worth = measure(table);
  table.undo(mark);
  return worth;
}

/** Of empty piles of one kind only the first need be tried, and none for all cards of a pile of that kind. */
function isSpare(table: Table, move: Move, kinds: Kinds): boolean {
  if (!isDrag(move) || table.size(toOf(move)) > 0) return false;
  const [from, to] = [fromOf(move), toOf(move)];
  if (kinds[from] === kinds[to] && table.size(from) === countOf(move)) return true;
  for (let pile = 0; pile < to; pile++) if (kinds[pile] === kinds[to] && table.size(pile) === 0) return true;
  return false;
}
