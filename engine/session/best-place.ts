import { drag, type Move, toOf } from '../model/move.ts';
import { usefulness } from './hints.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/**
 * The best move for the `count` top cards of a pile, or undefined when they can go nowhere or to nothing but an empty pile that is as
 * good as their own. Of equally useful ones it is one onto a card, then one after which more cards move together.
 */
export function bestPlace(rules: RuleSet, table: Table, from: number, count: number): Move | undefined {
  const moves = rules.piles
    .map(({ index }) => drag(from, count, index))
    .filter((move) => rules.allows(table, move) && !isIdle(rules, table, from, count, toOf(move)));
  const rated = moves.map((move) => ({
    move,
    worth: usefulness(rules, table, move),
    ontoCard: Number(table.size(toOf(move)) > 0),
    together: togetherAfter(rules, table, move),
  }));
  const [best] = rated.toSorted((a, b) => b.worth - a.worth || b.ontoCard - a.ontoCard || b.together - a.together);
  return best?.move;
}

/** A whole pile that goes to an empty one of its kind. */
const isIdle = (rules: RuleSet, table: Table, from: number, count: number, to: number): boolean => {
  const kind = rules.piles[from]!.rules;
  return (
    from !== to && table.size(from) === count && table.size(to) === 0 && kind === rules.piles[to]!.rules && !kind.placed
  );
};

function togetherAfter(rules: RuleSet, table: Table, move: Move): number {
  const mark = table.end;
  rules.make(table, move);
  const together = rules.lifts(table, toOf(move));
  table.undo(mark);
  return together;
}
