import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'thumb-and-pouch',
  name: 'Thumb and Pouch',
  recipe: { ...KLONDIKE, suits: 'different', start: 'any', redeals: '2' },
});
