import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'acme',
  name: 'Acme',
  recipe: { ...STOREHOUSE, first: 'ace', laid: 'yes', suits: 'same', round: 'no', lift: 'top', redeals: '1' },
});
