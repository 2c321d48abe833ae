import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'big-harp',
  name: 'Big Harp',
  recipe: { ...KLONDIKE, packs: '2', heights: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], start: 'any', redeals: '0' },
});
