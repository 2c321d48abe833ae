import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'somerset',
  name: 'Somerset',
  recipe: { ...OPEN_PACK, heights: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8], lift: 'cells' },
});
