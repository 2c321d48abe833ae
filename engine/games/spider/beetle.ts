import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'beetle',
  name: 'Beetle',
  recipe: { ...SPIDER, open: 'all' },
});
