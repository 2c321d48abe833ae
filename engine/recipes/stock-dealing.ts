import { isFaceDown, KING, rankOf } from '../model/card.ts';
import type { Action, Pile, Reach, Relation } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import { dealEach, dealWhenFilled, type Need, onlyWhen } from '../vocabulary/actions.ts';
import { noneEmpty } from '../vocabulary/conditions.ts';
import { described, topOrAll } from '../vocabulary/piles.ts';
import type { Recipe } from './recipe.ts';
import { inColumns } from './words.ts';

/** Deals a card to each column, once the empty columns are filled as the recipe requires. */
export function stockDealing(recipe: Recipe, columns: readonly Pile[]): Action {
  if (recipe.stock === 'filled') return dealWhenFilled(columns);
  return recipe.stock === 'kings'
    ? onlyWhen(kingsFirst(columns, inColumns(recipe)), dealEach(columns))
    : dealEach(columns);
}

/** Whether a king can be moved off other cards. A king that lies lowest would only leave its own column empty. */
function freeKing(t: Table, { index }: Pile, joined: Relation): boolean {
  let at = t.size(index) - 1;
  while (at > 0 && !isFaceDown(t.at(index, at - 1)) && joined(t.at(index, at), t.at(index, at - 1), 0)) at--;
  return at > 0 && rankOf(t.at(index, at)) === KING;
}

/** Empty columns have to be filled by kings first, if they can be; `joined` says which cards a king carries. */
function kingsFirst(columns: readonly Pile[], joined: Relation): Need {
  const noGaps = noneEmpty(columns);
  return {
    met: (t, at) => noGaps(t, at) || !columns.some((column) => freeKing(t, column, joined)),
    why: (t) => ({ code: 'king', pile: columns.find(({ index }) => t.size(index) === 0)!.index }),
  };
}

/** An empty column takes cards from the waste alone; with `isWhole`, one card or a whole column moves. */
export const onlyFromWaste = (turned: Pile, isWhole: boolean): Reach =>
  described(
    (from, to, count, t) => (t.size(to) > 0 || from === turned.index) && (!isWhole || topOrAll(from, to, count, t)),
    'from-some',
    ...(isWhole ? (['top-or-all'] as const) : []),
  );
