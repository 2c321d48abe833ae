import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FLOWER_GARDEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'flower-garden',
  name: 'Flower Garden',
  recipe: { ...FLOWER_GARDEN, lift: 'top' },
});
