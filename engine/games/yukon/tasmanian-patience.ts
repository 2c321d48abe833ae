import { fromRecipe } from '../../recipes/from-recipe.ts';
import { AUSTRALIAN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'tasmanian-patience',
  name: 'Tasmanian Patience',
  recipe: { ...AUSTRALIAN, stock: 'three' },
});
