import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'streets',
  name: 'Streets',
  recipe: { ...THIEVES, suits: 'alternate' },
});
