import { fromRecipe } from '../../recipes/from-recipe.ts';
import { HARP } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'steve',
  name: 'Steve',
  recipe: { ...HARP, open: 'all', suits: 'any', lift: 'suit' },
});
