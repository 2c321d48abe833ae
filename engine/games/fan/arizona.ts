import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FLOWER_GARDEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'arizona',
  name: 'Arizona',
  recipe: FLOWER_GARDEN,
});
