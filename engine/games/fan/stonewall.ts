import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FLOWER_GARDEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'stonewall',
  name: 'Stonewall',
  recipe: { ...FLOWER_GARDEN, open: 'every-other', suits: 'alternate' },
});
