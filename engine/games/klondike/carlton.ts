import { fromRecipe } from '../../recipes/from-recipe.ts';
import { HARP } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'carlton',
  name: 'Carlton',
  recipe: { ...HARP, open: 'all' },
});
