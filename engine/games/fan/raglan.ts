import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'raglan',
  name: 'Raglan',
  recipe: {
    ...OPEN_PACK,
    heights: [1, 2, 3, 4, 5, 6, 7, 7, 7],
    lift: 'top',
    laid: 'yes',
    cells: '6',
    filled: 'once',
  },
});
