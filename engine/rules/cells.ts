import { type Card, isRed, rankOf, suitOf } from '../card.ts';
import { drag } from '../move.ts';
import type { Pile, Shortcut } from '../pile.ts';
import type { Table } from '../table.ts';
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

/**
 * Whether no card in play can still want this one under it, or nearly so: its rank is at most two above the lowest foundation of
 * the other colour and at most three above the lowest of its own (as recorded from the reference program).
 */
export const freecellSafe =
  (homes: readonly Pile[]) =>
  (t: Table, card: Card): boolean => {
    const red = Math.min(heightOf(t, homes, 1), heightOf(t, homes, 2));
    const black = Math.min(heightOf(t, homes, 0), heightOf(t, homes, 3));
    return rankOf(card) <= (isRed(card) ? Math.min(black + 2, red + 3) : Math.min(red + 2, black + 3));
  };

function heightOf(t: Table, homes: readonly Pile[], suit: number): number {
  for (const { index } of homes) if (t.size(index) > 0 && suitOf(t.top(index)) === suit) return t.size(index);
  return 0;
}
