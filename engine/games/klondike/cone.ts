import type { Pile } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';
import { dealEach, everyFilled, type Need, onlyWhen } from '../../vocabulary/actions.ts';
import { reserve } from '../../vocabulary/piles.ts';
import { twiceAround } from '../../vocabulary/suits.ts';

/** No column is empty, or only the last cards are left, which go to the reserves. */
function everyFilledBut(columns: readonly Pile[], reserves: readonly Pile[]): Need {
  const { met, why } = everyFilled(columns);
  return { met: (t, at) => t.size(at) === reserves.length || met(t, at), why };
}

export default fromRecipe({
  id: 'cone',
  name: 'Cone',
  recipe: {
    ...TWO_IN_ROWS,
    heights: [1, 2, 3, 4, 3, 2, 1],
    open: 'all',
    round: 'yes',
    start: 'any',
    cells: '4',
    homes: twiceAround,
    rules: {
      cells: reserve(),
      stock: ({ columns, cells }) => ({ tap: onlyWhen(everyFilledBut(columns, cells), dealEach(columns, cells)) }),
    },
  },
});
