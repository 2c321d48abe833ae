import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'thieves-of-egypt',
  name: 'Thieves of Egypt',
  recipe: { ...KLONDIKE, packs: '2', heights: [1, 3, 5, 7, 9, 10, 8, 6, 4, 2], open: 'all', redeals: '1' },
});
