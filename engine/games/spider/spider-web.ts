import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'spider-web',
  name: 'Spider Web',
  recipe: { ...SPIDERETTE, heights: [4, 4, 4, 3, 3, 3, 3], open: 'all', cells: '1', stock: 'columns' },
});
