import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'maria',
  name: 'Maria',
  recipe: { ...THIEVES, columns: '9', suits: 'alternate' },
});
