import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'roslin',
  name: 'Roslin',
  recipe: { ...YUKON, ranks: 'both' },
});
