import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'emperor',
  name: 'Emperor',
  recipe: { ...THIEVES, open: 'top', suits: 'alternate' },
});
