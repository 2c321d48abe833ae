import { fromRecipe } from '../../recipes/from-recipe.ts';
import { GOLF } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'golf',
  name: 'Golf',
  recipe: GOLF,
});
