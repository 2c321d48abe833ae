import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'steps',
  name: 'Steps',
  recipe: { ...KLONDIKE, packs: '2', start: 'any', redeals: '1' },
});
