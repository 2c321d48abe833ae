import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'smokey',
  name: 'Smokey',
  recipe: { ...KLONDIKE, suits: 'colour', lift: 'suit', redeals: '2' },
});
