import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'chinaman',
  name: 'Chinaman',
  recipe: { ...KLONDIKE, suits: 'different', stock: 'three', redeals: '1' },
});
