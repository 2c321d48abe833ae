import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'spidike',
  name: 'Spidike',
  recipe: { ...KLONDIKE, open: 'all', suits: 'any', lift: 'suit', stock: 'columns' },
});
