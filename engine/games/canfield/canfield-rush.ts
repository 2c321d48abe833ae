import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'canfield-rush',
  name: 'Canfield Rush',
  recipe: { ...STOREHOUSE, stock: 'three', turns: [3, 2, 1], redeals: '2' },
});
