import type { Action, Pile, Reach } from '../model/pile.ts';
import { dealEach, onlyWhen } from '../vocabulary/actions.ts';
import { kingsFirst } from '../vocabulary/families/columns/easthaven.ts';
import { dealWhenFilled } from '../vocabulary/families/columns/spider.ts';
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

/** An empty column takes cards from the waste alone; with `isWhole`, one card or a whole column moves. */
export const onlyFromWaste = (turned: Pile, isWhole: boolean): Reach =>
  described(
    (from, to, count, t) => (t.size(to) > 0 || from === turned.index) && (!isWhole || topOrAll(from, to, count, t)),
    'from-some',
    ...(isWhole ? (['top-or-all'] as const) : []),
  );
