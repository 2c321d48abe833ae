import { drag } from '../model/move.ts';
import type { Pile, Shortcut } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import { emptyAmong } from './conditions.ts';

/**
 * How many cards may move at once, as if one by one: (empty cells + 1) × 2^(empty columns besides the target); without
 * columns, as many as the cells alone allow.
 */
export function byCells(
  cells: readonly Pile[],
  columns: () => readonly Pile[] = () => [],
): (t: Table, to: number) => number {
  const free = emptyAmong(cells);
  // The columns' own rules call this function, so the columns do not exist yet.
  let bare: ((t: Table) => number) | undefined;
  return (t, to) => {
    bare ??= emptyAmong(columns());
    return (free(t) + 1) << Math.max(0, bare(t) - (t.size(to) === 0 ? 1 : 0));
  };
}

/** Moves a card to an empty one of these piles, unless it lies on one of them. */
export const toEmpty =
  (cells: readonly Pile[]): Shortcut =>
  (_, at) =>
    cells.some((pile) => pile.index === at) ? [] : cells.map((pile) => drag(at, 1, pile.index));
