import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'fan',
  name: 'Fan',
  recipe: FANS,
});
