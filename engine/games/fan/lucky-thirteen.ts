import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BAKERS_DOZEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'lucky-thirteen',
  name: 'Lucky Thirteen',
  recipe: { ...BAKERS_DOZEN, sunk: 'no' },
});
