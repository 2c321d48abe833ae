import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SEAHAVEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'relaxed-seahaven',
  name: 'Relaxed Seahaven Towers',
  recipe: SEAHAVEN,
});
