import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'american-toad',
  name: 'American Toad',
  recipe: { ...STOREHOUSE, packs: '2', columns: '8', reserve: '20', shown: 'all', suits: 'same', redeals: '1' },
});
