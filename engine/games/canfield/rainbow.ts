import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'rainbow',
  name: 'Rainbow',
  recipe: { ...STOREHOUSE, suits: 'any' },
});
