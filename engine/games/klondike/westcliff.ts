import { fromRecipe } from '../../recipes/from-recipe.ts';
import { WESTCLIFF } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'westcliff',
  name: 'Westcliff',
  recipe: WESTCLIFF,
});
