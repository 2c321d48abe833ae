import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'mrs-mop',
  name: 'Mrs. Mop',
  recipe: { ...SPIDER, columns: '13', cards: '8', open: 'all' },
});
