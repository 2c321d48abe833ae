import { fromRecipe } from '../../recipes/from-recipe.ts';
import { AUSTRALIAN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'canberra',
  name: 'Canberra',
  recipe: { ...AUSTRALIAN, redeals: '1' },
});
