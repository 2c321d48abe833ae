import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'house-in-the-wood',
  name: 'House in the Wood',
  recipe: { ...FANS, packs: '2', columns: '35', ranks: 'both', start: 'none' },
});
