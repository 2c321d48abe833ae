import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FLOWER_GARDEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'phoenix',
  name: 'Phoenix',
  recipe: { ...FLOWER_GARDEN, suits: 'alternate' },
});
