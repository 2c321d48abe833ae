import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS, PYRAMID_OPTIONS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'pyramid',
  name: 'Pyramid',
  options: PYRAMID_OPTIONS,
  recipe: ({ redeals, goal }) => ({ ...PYRAMID_PAIRS, ...redeals.recipe, ...goal.recipe }),
});
