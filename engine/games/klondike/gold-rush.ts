import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'gold-rush',
  name: 'Gold Rush',
  recipe: { ...KLONDIKE, stock: 'three', turns: [3, 2, 1], redeals: '2' },
});
