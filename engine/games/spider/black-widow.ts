import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'black-widow',
  name: 'Black Widow',
  recipe: { ...SPIDER, lift: 'built' },
});
