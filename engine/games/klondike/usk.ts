import { TURNED } from '../../model/change.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { redealInOrder } from '../../vocabulary/actions.ts';
import { dealRound, gather } from '../../vocabulary/deals.ts';

export default fromRecipe({
  id: 'usk',
  name: 'Usk',
  recipe: {
    ...OPEN_PACK,
    heights: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8],
    start: 'kings',
    rules: {
      stock: ({ columns }) => ({
        lift: 'nothing',
        tap: redealInOrder(1, (t, at) => {
          gather(t, columns.toReversed(), at);
          columns.forEach((_, row) => dealRound(t, at, columns.slice(row), TURNED));
        }),
      }),
    },
  },
});
