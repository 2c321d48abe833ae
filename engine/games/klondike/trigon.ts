import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'trigon',
  name: 'Trigon',
  recipe: { ...KLONDIKE, suits: 'same' },
});
