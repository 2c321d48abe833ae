import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'thirteen',
  name: 'Thirteen',
  recipe: { ...PYRAMID_PAIRS, open: 'top', redeals: '0', goal: 'all' },
});
