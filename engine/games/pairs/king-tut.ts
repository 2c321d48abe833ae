import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';
import { atSpots, PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';

export default fromRecipe({
  id: 'king-tut',
  name: 'King Tut',
  recipe: {
    ...PYRAMID_PAIRS,
    stock: 'three',
    redeals: 'endless',
    places: ({ stock, waste, columns }) => [...rows([[stock, ...waste]]), ...atSpots(spotsIn(PYRAMID), columns, 0.5)],
  },
});
