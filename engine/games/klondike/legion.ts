import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'legion',
  name: 'Legion',
  recipe: { ...KLONDIKE, heights: [1, 3, 5, 7, 7, 5, 3, 1], open: 'every-other', redeals: '0' },
});
