import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'alaska',
  name: 'Alaska',
  recipe: { ...YUKON, suits: 'same', ranks: 'both' },
});
