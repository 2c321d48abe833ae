import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'blockade',
  name: 'Blockade',
  recipe: { ...TWO_IN_ROWS, columns: '12', cards: '1', suits: 'same', start: 'stock' },
});
