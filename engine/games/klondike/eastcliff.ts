import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'eastcliff',
  name: 'Eastcliff',
  recipe: { ...KLONDIKE, cards: '3', start: 'any', redeals: '0' },
});
