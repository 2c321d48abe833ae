import { fromRecipe } from '../../recipes/from-recipe.ts';
import { EASTHAVEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'easthaven',
  name: 'Easthaven',
  recipe: EASTHAVEN,
});
