import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'relaxed-spider',
  name: 'Relaxed Spider',
  recipe: { ...SPIDER, stock: 'columns', heights: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5] },
});
