import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BAKERS_DOZEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'spanish-patience',
  name: 'Spanish Patience',
  recipe: { ...BAKERS_DOZEN, rising: 'any', noneSafe: false },
});
