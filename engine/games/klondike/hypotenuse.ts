import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'hypotenuse',
  name: 'Hypotenuse',
  recipe: { ...TWO_IN_ROWS, columns: '10' },
});
