import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-canfield',
  name: 'Double Canfield',
  recipe: { ...STOREHOUSE, packs: '2', columns: '5', stock: 'three', redeals: 'endless' },
});
