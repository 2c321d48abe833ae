import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'simon-jester',
  name: 'Simon Jester',
  recipe: { ...SPIDER, heights: [13, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], open: 'all' },
});
