import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'ceiling-fan',
  name: 'Ceiling Fan',
  recipe: { ...FANS, suits: 'alternate' },
});
