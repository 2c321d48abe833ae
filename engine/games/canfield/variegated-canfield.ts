import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'variegated-canfield',
  name: 'Variegated Canfield',
  recipe: {
    ...STOREHOUSE,
    packs: '2',
    columns: '5',
    shown: 'all',
    first: 'ace',
    laid: 'yes',
    round: 'no',
    stock: 'three',
    redeals: '2',
  },
});
