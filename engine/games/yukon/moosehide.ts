import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'moosehide',
  name: 'Moosehide',
  recipe: { ...YUKON, suits: 'different' },
});
