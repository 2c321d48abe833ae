import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS, PYRAMID_OPTIONS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-pyramid',
  name: 'Double Pyramid',
  options: PYRAMID_OPTIONS,
  recipe: ({ redeals, goal }) => ({ ...PYRAMID_PAIRS, packs: '2', columns: '9', ...redeals.recipe, ...goal.recipe }),
});
