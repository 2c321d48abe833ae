import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'forty-and-eight',
  name: 'Forty and Eight',
  recipe: { ...THIEVES, columns: '8', redeals: '1' },
});
