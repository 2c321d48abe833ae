import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'superior-canfield',
  name: 'Superior Canfield',
  recipe: { ...STOREHOUSE, start: 'any', shown: 'all', stock: 'three', redeals: 'endless' },
});
