import { isFaceDown, type PileShape, type TableView } from '../../../../engine/rules.ts';

/** The place of the keyboard's focus: a card, or an empty pile with index 0. */
export interface Spot {
  readonly pile: number;
  readonly index: number;
}

export const topOf = (pile: number, table: TableView): Spot => ({ pile, index: Math.max(0, table.size(pile) - 1) });

/**
 * Lists the cards of a pile that can have the focus, lowest first: those that are visible and face up, and always the
 * top one.
 */
export function spotsOf(pile: number, shape: PileShape | undefined, table: TableView): number[] {
  const top = topOf(pile, table).index;
  const first = Math.max(0, top + 1 - (shape?.fan.shown ?? 1));
  const seen = Array.from({ length: top + 1 - first }, (_, i) => first + i);
  return seen.filter((index) => index === top || !isFaceDown(table.at(pile, index)));
}
