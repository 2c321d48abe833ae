import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'simple-simon',
  name: 'Simple Simon',
  recipe: {
    ...SPIDERETTE,
    heights: [8, 8, 8, 7, 6, 5, 4, 3, 2, 1],
    open: 'all',
    lift: 'built',
    suitBySuit: true,
  },
});
