import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-trigon',
  name: 'Double Trigon',
  recipe: { ...KLONDIKE, packs: '2', columns: '9', suits: 'same' },
});
