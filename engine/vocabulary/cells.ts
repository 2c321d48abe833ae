import { drag } from '../model/move.ts';
import type { Pile, Shortcut } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import { emptyAmong } from './conditions.ts';

/**
 * As many cards at once as could be carried one by one: (empty cells + 1) × 2^(empty columns besides the target); when no
 * columns are named, as many as the cells alone allow.
 */
export function byCells(
  cells: readonly Pile[],
  columns: () => readonly Pile[] = () => [],
): (t: Table, to: number) => number {
  return (t, to) => {
    const free = emptyAmong(columns())(t) - (t.size(to) === 0 ? 1 : 0);
    return (emptyAmong(cells)(t) + 1) << Math.max(0, free);
  };
}

/** To an empty one of these piles, for a card that does not lie on one of them. */
export const toEmpty =
  (cells: readonly Pile[]): Shortcut =>
  (_, at) =>
    cells.some((pile) => pile.index === at) ? [] : cells.map((pile) => drag(at, 1, pile.index));
