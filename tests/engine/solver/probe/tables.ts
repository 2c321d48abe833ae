import { Moves } from '../../../../engine/legality/move-generator.ts';
import type { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { countOf, double, drag, fromOf, isDrag, isTap, type Move, tap, toOf } from '../../../../engine/model/move.ts';
import { Table, type TableView } from '../../../../engine/model/table.ts';

export const sameBytes = (one: Table, other: Table): boolean => Buffer.from(one.bytes()).equals(other.bytes());

/** Returns the same move with the piles renumbered. */
export function renumbered(move: Move, to: (pile: number) => number): Move {
  const from = to(fromOf(move));
  return isDrag(move) ? drag(from, countOf(move), to(toOf(move))) : isTap(move) ? tap(from) : double(from);
}

export function legalMoves(rules: RuleSet, table: Table): Move[] {
  const found = new Moves();
  rules.legalMoves(table, found);
  return [...found.list.subarray(0, found.length)];
}

export function copyOf(table: TableView): Table {
  const copy = new Table(table.piles, (cards) => cards);
  copy.take(table);
  return copy;
}

/** Makes a table with other cards in the piles, and the same counters. */
export function rearranged(
  table: TableView,
  at: (pile: number, index: number) => number,
  size: (pile: number) => number,
): Table {
  return copyOf({
    piles: table.piles,
    size,
    at,
    top: (pile) => at(pile, size(pile) - 1),
    counter: (counter) => table.counter(counter),
  });
}
