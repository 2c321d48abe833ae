import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'scotch-patience',
  name: 'Scotch Patience',
  recipe: { ...FANS, suits: 'any', start: 'none', rising: 'alternate', noneSafe: false },
});
