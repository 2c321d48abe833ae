import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'storehouse',
  name: 'Storehouse',
  recipe: { ...STOREHOUSE, first: '2', laid: 'yes', suits: 'same', redeals: '2' },
});
