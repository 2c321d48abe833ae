import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'gold-mine',
  name: 'Gold Mine',
  recipe: { ...KLONDIKE, heights: [0, 0, 0, 0, 0, 0, 0], start: 'any', stock: 'three', redeals: '0' },
});
