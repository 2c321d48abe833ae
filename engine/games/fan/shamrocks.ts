import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'shamrocks',
  name: 'Shamrocks',
  recipe: { ...FANS, suits: 'any', ranks: 'both', start: 'none', room: '3' },
});
