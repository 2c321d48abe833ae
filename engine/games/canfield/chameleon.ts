import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'chameleon',
  name: 'Chameleon',
  recipe: { ...STOREHOUSE, columns: '3', reserve: '12', suits: 'any' },
});
