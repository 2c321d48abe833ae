import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'rows-of-four',
  name: 'Rows of Four',
  recipe: { ...THIEVES, columns: '8', suits: 'any', redeals: '2' },
});
