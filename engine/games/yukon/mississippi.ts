import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'mississippi',
  name: 'Mississippi',
  recipe: { ...TWO_IN_ROWS, start: 'any', lift: 'any', back: 'no' },
});
