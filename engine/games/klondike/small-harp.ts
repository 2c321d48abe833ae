import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'small-harp',
  name: 'Small Harp',
  recipe: { ...KLONDIKE, heights: [7, 6, 5, 4, 3, 2, 1] },
});
