import { isFaceDown, type PileShape, type TableView } from '../../../engine/index.ts';

/** A card, or an empty pile with index 0, that the keyboard stands on. */
export interface Spot {
  readonly pile: number;
  readonly index: number;
}

export const topOf = (pile: number, table: TableView): Spot => ({ pile, index: Math.max(0, table.size(pile) - 1) });

/** The cards of a pile that can be stood on, lowest first: those that are seen and face up, and the top in any case. */
export function spotsOf(pile: number, shape: PileShape | undefined, table: TableView): number[] {
  const top = topOf(pile, table).index;
  const first = Math.max(0, top + 1 - seenOf(shape));
  const seen = Array.from({ length: top + 1 - first }, (_, i) => first + i);
  return seen.filter((index) => index === top || !isFaceDown(table.at(pile, index)));
}

/** How many cards of a pile its fan leaves to be seen. */
function seenOf(shape: PileShape | undefined): number {
  if (!shape || shape.fan === 'none') return 1;
  if (typeof shape.fan === 'string') return Infinity;
  return 'right' in shape.fan ? shape.fan.right : shape.fan.down;
}
