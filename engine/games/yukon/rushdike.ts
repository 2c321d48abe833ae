import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'rushdike',
  name: 'Rushdike',
  recipe: { ...KLONDIKE, suits: 'same', lift: 'any', stock: 'columns', back: 'no' },
});
